title = An orderly succession
task = Enact an edict this turn.
tale = The Edict of Orderly Succession still wants three seals: the spies’, the reformers’ and the throne’s. You have three actions, no wish to get up, and a very full sleeve.
hint = Overtime first. Then remember that the fast track forwards for nothing, and that proxies sign on any desk but yours.
lesson = Fast Track stamps and sends in one action; proxies stamp where you do not sit, and a courier carries on in between. Plan from the last seal backwards.
