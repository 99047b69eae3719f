title = La porta che nessuno guarda
task = Emana un decreto in questo turno.
tale = Al Decreto Taglia-Sprechi manca un timbro, e la scrivania che lo possiede non ha nessuno dietro. Tre azioni; una parata sarebbe tanto più comoda.
hint = Una scrivania senza ministro non è una scrivania senza sedia.
lesson = Chi entra in un ministero vuoto firma subito: inoltra, segui, timbra.
