# What a coach says when a kind of question first comes up. He has no arguments, and three lines of a panel.

ecosystem-coach-card = On choisit une carte en secret, on la pose, puis les mains tournent. Le bouton dit ce qu’elle rapporte maintenant, **/card** ce que veut dire « 2× ». Au début, prenez ce que d’autres aiment côtoyer : prairies, ruisseaux, truites.
ecosystem-coach-at = Une nouvelle carte touche l’une des vôtres par un côté, et la grille tient en quatre lignes et cinq colonnes. Donnez-lui les voisins qui lui rapportent, et laissez de la place près des cartes à qui il en manque encore.
ecosystem-coach-swap = Un lapin peut échanger deux cartes de votre grille, une seule fois. Au début, il y a peu à réparer : n’échangez rien. Plus tard, éloignez un renard de son loup, ou apportez à une prairie la carte qui lui manque.
ecosystem-coach-with = Voici la seconde carte de l’échange. Chaque bouton dit ce que toute votre grille y gagne ou y perd : prenez le meilleur, ou faites *Retour* et n’échangez rien.
ecosystem-coach-discard = C’est vous qui remplissez la grille du rival, ligne par ligne, et elle marque aussi. Donnez ce qui ne sert à rien près de ses dernières cartes, pas la prairie qu’attend une abeille. Une ligne complète vous apporte cinq cartes.
ecosystem-coach-next = Et ensuite ? *Analyser* montre vos choix qui ont le plus compté ; puis un bot plus fort, **/new ecosystem against:medium**, ou à trois ou quatre, où l’on se dispute loups et ruisseaux. **/learn** enseigne aussi les autres jeux.
