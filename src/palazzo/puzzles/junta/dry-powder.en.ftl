title = Keep your powder dry
task = Be elected President, with “{ $V02 }” still in your hand.
tale = You lead after the first round, by one. Inocencio’s People of Good Standing have not voted yet; they are finishing their coffee.
hint = There need not be a second round. Electricity here is a matter of opinion.
lesson = Influence that has not voted in round one will in round two, unless there is none: the lights go out for whoever leads.
