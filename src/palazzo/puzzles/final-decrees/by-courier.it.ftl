title = A mezzo corriere
task = Timbra tre volte in questo turno.
tale = Tutto ciò che chiede la tua firma sta sulle scrivanie altrui, come sempre. Il corriere ne porta due alla volta, e il personale si ferma se nessuno lo paga.
hint = Il corriere ne porta due; uno è già qui. Conta le azioni prima del primo timbro.
lesson = La PEC sposta due decreti da ovunque; gli straordinari rendono più azioni di quante ne prendano.
