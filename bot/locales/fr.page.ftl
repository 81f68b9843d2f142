# What the page says that stands in for Discord. Messages `page-…` are handed to the page as they are, so they consist of
# words, arguments and choices by number; no FORM there. Those that Discord’s own client has, too, are worded as it words
# them in this language. `page-cannot-…` is said by the server, to whoever asked for what is not possible.

## The frame of the page

page-skip = Vers votre panneau
page-channels = Salons
page-channels-all = Salons et fils
page-all-games = Tous les jeux
page-play-as = Jouer sous le nom
page-play-as-person = Jouer sous le nom { $person }
page-dark = Sombre
page-who = Qui joue ici
page-who-now = Qui joue ici : { $person }
page-window = Ouvrir une nouvelle fenêtre pour { $person }
page-messages = Messages
page-newest = Aller au dernier message
page-write-or-command = Écrire un message ou une commande
page-close = Fermer
page-reconnecting = Reconnexion…
page-away = { $bot } n’est pas là. Boutons et commandes marcheront à son retour.
page-no-answer = La page de jeu ne répond pas.
page-try-again = { $bot } n’a pas répondu. Réessayez.
page-archived = archivé
# In the list of channels, over threads that are no longer used.
page-archived-count = Archivés : { $count }
page-unread = non lu
page-mentions = { $count ->
    [one] { $count } mention
   *[other] { $count } mentions
}
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-direct = Messages privés
page-direct-one = Message privé
# A person or a channel that is mentioned and is not known: @unknown, #unknown.
page-unknown = inconnu

## The first screen

page-games = Jeux
page-play = Jouer
page-play-game = Jouer à { $game }
page-learn = Apprendre
page-open = À plusieurs
page-watch = Regarder
page-level = Niveau des bots pour { $game }
# Behind the number of matches, which stands in a circle of its own.
page-waiting = { $count ->
    [one] partie vous attend
   *[other] parties vous attendent
}
page-matches = Vos parties
page-matches-none = Aucune encore. Un bouton ci-dessus suffit pour commencer.
page-machine = Sur cet ordinateur
page-bot = Le bot
page-awake = { $bot } est là
page-waking = { $bot } se réveille

## Who plays at this machine, and what one has chosen

page-name = Votre nom
page-name-change = Changer
page-language = Langue
page-colours = Couleurs de la page
page-time = Temps
page-time-pass = Laisser passer le temps
page-time-hour = Une heure
page-time-day = Un jour

## Messages

page-new = Nouveau
# The first line of a channel; $help is a button that says /help, $slash the key /.
page-start = C’est ici que tout commence. { $help } explique comment, et { $slash } donne la liste des commandes.
# Beside the name of a bot.
page-app = APP
page-edited = (modifié)
# $command: such as /play.
page-used = { $person } a utilisé { $command }
page-a-message = un message
page-thinking = { $bot } réfléchit…
page-only-you = Personne d’autre ne voit ceci
page-dismiss = Rejeter le message
page-thread-open = Ouvrir le fil
# $thread: its name, as a link.
page-thread-started = { $person } a lancé un fil : { $thread }
page-today = Aujourd’hui à { $time }
page-yesterday = Hier à { $time }
page-failed = Échec de l’interaction
page-spoiler = Spoiler, appuyez pour l’afficher
page-component = Cette page ne sait pas afficher l’élément { $kind }.
page-field = Cette page ne sait pas afficher le champ { $kind }.

## Pictures

page-picture = Image
page-enlarge = Agrandir : { $description }
page-enlarge-picture = Agrandir l’image
page-larger = Plus grand
page-smaller = Plus petit
page-description = Description
page-original = Ouvrir l’original

## Your panel

page-panel = Votre panneau
page-panel-fold = Afficher ou masquer votre panneau
page-panel-yours = Rien que pour vous
page-panel-asked = La question posée
page-answer-close = Fermer la réponse

## Writing, and commands

page-message = Message
page-send = Envoyer
page-commands = Commandes
page-suggestions = Suggestions
# $place: #general, @Thicket or the name of a thread.
page-write = Message pour { $place }
page-write-or = Message pour { $place }, ou / pour une commande
page-write-archived = Écrivez quelque chose pour rouvrir ce fil
page-command-none = Cette commande n’existe pas
page-commands-none = Le bot n’a pas encore de commandes
# $group: the first word of several commands, such as earth.
page-command-which = Choisissez une commande /{ $group }…
page-value-none = Rien de tel
page-true = Vrai
page-false = Faux
page-required = { $name } est obligatoire.
page-number = { $name } est un nombre.
page-no-response = L’application ne répond plus

## Menus and forms

page-choose = Choisir
page-choose-something = Faites un choix
page-done = Valider
page-submit = Envoyer
page-cancel = Annuler
page-needed = obligatoire
page-choose-name = Choisissez : { $name }
page-choose-some = Choisissez-en { $least } à { $most } : { $name }
page-too-short = { $name } : il faut au moins { $least } caractères.
page-went-wrong = Il y a eu un problème. Réessayez.

## What is not possible: commands and their options

# $name: the command as it was typed, with its /. $near, $known: names of commands or options, with commas between.
page-cannot-command = La commande { $name } n’existe pas.
page-cannot-command-near = La commande { $name } n’existe pas. Vouliez-vous dire : { $near } ?
page-cannot-command-known = La commande { $name } n’existe pas. Il y a : { $known }.
page-cannot-command-more = Il manque un mot à { $name }. Il y a : { $known }.
page-cannot-rights = { $name } demande plus de droits ici, comme celui de gérer le serveur.
page-cannot-direct = { $name } ne marche que dans les messages privés.
page-cannot-server = { $name } ne marche que dans un salon de serveur.
# $option: the name of an option, in English as it is typed; $options: several.
page-cannot-option = { $name } ne comprend pas « { $option } ». Options possibles : { $known }.
page-cannot-option-none = { $name } ne comprend pas « { $option } ». Il n’y a pas d’option ici.
page-cannot-twice = { $name } contient deux fois { $option }: ; dites-le une seule fois.
page-cannot-missing = Il manque à { $name } : { $options }.
page-cannot-length = { $option } est trop court ou trop long.
page-cannot-truth = { $option } attend vrai ou faux.
page-cannot-number = { $option } attend un nombre.
page-cannot-bounds = { $option } est hors limites.
page-cannot-choice = { $option } ne propose pas « { $value } », mais ceci : { $known }.
page-cannot-choice-near = { $option } ne propose pas « { $value } ». Vouliez-vous dire : { $near } ?

## What is not possible: people, channels and messages

page-cannot-person = Personne ne s’appelle { $person }. Il y a : { $known }.
page-cannot-person-near = Personne ne s’appelle { $person }. Vouliez-vous dire : { $near } ?
page-cannot-nobody = Nommez quelqu’un. Il y a : { $known }.
page-cannot-channel = Le salon { $channel } n’existe pas.
page-cannot-see = { $person } ne voit pas ce salon.
page-cannot-see-message = { $person } ne voit pas ce message.
page-cannot-locked = Ce fil est verrouillé.
page-cannot-archived = Ce fil est archivé.
page-cannot-dismiss = On ne peut rejeter que des messages reçus en privé.
page-cannot-gone = Ce message n’est plus là.
# $name: what a developer calls the button or menu; in brackets, because players do not know it.
page-cannot-part = Ce message n’a plus ce bouton ou ce menu ({ $name }).
page-cannot-off = Ce bouton ou ce menu est désactivé ({ $name }).
page-cannot-kind = Ce bouton ou ce menu est désormais d’une autre sorte ({ $name }).
page-cannot-offer = Ce choix n’est pas proposé ici ({ $name } : { $values }).
page-cannot-values = { $name } attend de { $least } à { $most } valeurs.
page-cannot-characters = { $name } attend de { $least } à { $most } caractères.
page-cannot-required = { $name } est obligatoire.
page-cannot-form = Ce formulaire n’est plus ouvert.
page-cannot-empty = On ne peut pas envoyer un message vide.
page-cannot-long = Discord n’accepterait pas cela : c’est trop long.
page-cannot-large = Discord n’accepterait pas cela : c’est trop gros.
# $reason: what Discord itself says, in English.
page-cannot-discord = Discord n’accepterait pas cela ({ $reason }).

## What is not possible: names and time

page-cannot-name = Un nom a de 1 à { $most } lettres.
page-cannot-name-taken = Quelqu’un s’appelle déjà { $name } ici.
page-cannot-time = On ne peut pas avancer le temps ici.
page-cannot-time-far = Le temps avance d’une seconde à une semaine.
# $reason: what the computer says, in English.
page-cannot-keep = La page de jeu ne peut pas garder cela : { $reason }.
page-cannot-understand = La page de jeu ne comprend pas cela ({ $reason }).
