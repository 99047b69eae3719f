title = Keep your powder dry
task = Be elected President, with “{ $V02 }” still in your hand.
tale = The President is dead and the chair is free. After the first round you could lead, by one; but Inocencio’s People of Good Standing only vote in the second, after their coffee.
hint = There need not be a second round. Electricity here is a matter of opinion.
lesson = Influence that has not voted in round one will in round two, unless there is none: the lights go out for whoever leads.
