"""What a shared link shows before it is opened: a title, a sentence, a picture; nothing a stranger may not know."""
