title = La casa delle feste
task = Fatti trovare in bancarotta prima della fine del turno.
tale = I vicini hanno smesso di protestare e cominciato a traslocare. Una casa ridotta così non dovrebbe fruttare nulla.
hint = L’agente immobiliare ti fa perdere sulla vendita, se lo lasci fare. E gli ospiti vengono prima della vendita, non dopo.
lesson = Il mantenimento con i segnalini spende, l’Agente vende a meno: usali entrambi sulla stessa casa prima dell’ultima serata.
