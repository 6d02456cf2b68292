import type { DemoTrivias } from './entry.ts'

export const sinceTwoThousand: DemoTrivias = {
  Anora: [
    [
      'Zahlen',
      'kinofan',
      'Sean Baker gewann an einem Abend vier Oscars: für Film, Regie, Originaldrehbuch und Schnitt. Das war zuvor niemandem mit einem einzigen Film gelungen.',
    ],
  ],
  Flow: [
    [
      'Dreharbeiten',
      'totoros_enkelin',
      'Der Film entstand vollständig in Blender, einem freien Programm, das jeder herunterladen kann.',
    ],
    ['Zahlen', 'kritik', 'Es ist der erste Film aus Lettland, der einen Oscar gewann.'],
  ],
  'Dune: Part Two': [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Die Szenen unter der schwarzen Sonne der Harkonnen wurden mit umgebauten Infrarotkameras aufgenommen.',
    ],
  ],
  Oppenheimer: [
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Für den Film stellte Kodak erstmals Schwarz-Weiß-Material im 65-mm-Format für IMAX-Kameras her.',
    ],
    ['Zahlen', 'scifidel', 'Eine Kopie in IMAX 70 mm ist etwa 18 Kilometer lang und wiegt rund 270 Kilogramm.'],
    [
      'Besetzung',
      'kinofan',
      'Cillian Murphy spielte vorher in fünf Filmen von Christopher Nolan mit, aber nie die Hauptrolle.',
    ],
  ],
  Barbie: [
    [
      'Zahlen',
      'Lena_schaut',
      'Kein Film einer Regisseurin hatte bis dahin weltweit mehr eingespielt: über 1,4 Milliarden Dollar.',
    ],
    [
      'Anspielungen',
      'Filmrolle35',
      'Der Anfang mit den Mädchen und den Puppen spielt die Menschenaffen aus „2001: Odyssee im Weltraum“ nach.',
    ],
  ],
  'Anatomie eines Falls': [
    [
      'Besetzung',
      'Westfalenkino',
      'Der Hund Snoop heißt Messi, ist ein Border Collie und bekam in Cannes die „Palm Dog“.',
    ],
  ],
  'The Zone of Interest': [
    [
      'Dreharbeiten',
      'ReiheSieben',
      'Im Haus wurden bis zu zehn Kameras fest und versteckt eingebaut, sodass die Schauspieler ohne Team im Raum spielten.',
    ],
  ],
  'Perfect Days': [
    [
      'Dreharbeiten',
      'Programmkino_Ulla',
      'Am Anfang stand ein Auftrag: Wenders sollte die neu gestalteten öffentlichen Toiletten des „Tokyo Toilet“-Projekts in kurzen Filmen zeigen.',
    ],
    [
      'Zahlen',
      'omu_oder_nix',
      'Kōji Yakusho wurde in Cannes als bester Darsteller ausgezeichnet. Japan reichte den Film für den Oscar ein.',
    ],
  ],
  'Im Westen nichts Neues': [
    [
      'Zahlen',
      'Ostkreuz_Kino',
      'Der Film gewann vier Oscars: als bester internationaler Film, für Kamera, Szenenbild und Musik.',
    ],
  ],
  'Everything Everywhere All at Once': [
    [
      'Zahlen',
      'scifidel',
      'Sieben Oscars, darunter drei für die Darsteller: Michelle Yeoh, Ke Huy Quan und Jamie Lee Curtis.',
    ],
    [
      'Besetzung',
      'Maerzhase',
      'Ke Huy Quan hatte die Schauspielerei lange aufgegeben und unter anderem als Kampfchoreograf gearbeitet.',
    ],
  ],
  Parasite: [
    [
      'Zahlen',
      'kinofan',
      'Der erste Film in einer anderen Sprache als Englisch, der den Oscar als bester Film bekam. Die Goldene Palme hatte er schon.',
    ],
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Das Haus der Parks gab es nicht, es wurde für den Film gebaut, und das Halbkellerviertel stand in einem Wasserbecken, damit es überflutet werden konnte.',
    ],
  ],
  Joker: [
    [
      'Musik',
      'soundtracksophie',
      'Hildur Guðnadóttir schrieb ihre Musik nach dem Drehbuch. Zum Tanz in der Toilette spielte man Joaquin Phoenix ein Stück davon am Set vor, und er fing an, sich zu bewegen.',
    ],
  ],
  'Blade Runner 2049': [
    ['Zahlen', 'Filmrolle35', 'Roger Deakins gewann damit seinen ersten Oscar, bei seiner vierzehnten Nominierung.'],
  ],
  'La La Land': [
    [
      'Fehler',
      'kinofan',
      'Bei der Oscarverleihung 2017 wurde er versehentlich zum besten Film ausgerufen, weil auf der Bühne der falsche Umschlag lag. Gewonnen hatte „Moonlight“.',
    ],
  ],
  Victoria: [
    [
      'Dreharbeiten',
      'kinofan',
      'Der Film besteht aus einer einzigen Einstellung von mehr als zwei Stunden ohne Schnitt. Es war der dritte von drei vollständigen Durchläufen.',
    ],
    ['Zahlen', 'Ostkreuz_Kino', 'Das Drehbuch hatte zwölf Seiten, die Dialoge sind großenteils improvisiert.'],
  ],
  'Mad Max: Fury Road': [
    [
      'Zahlen',
      'heldenmo',
      'Sechs Oscars, darunter der für den Schnitt: Margaret Sixel sichtete dafür rund 480 Stunden Material. Sie hatte noch nie einen Actionfilm geschnitten.',
    ],
    [
      'Dreharbeiten',
      'soundtracksophie',
      'Die Gitarre des „Doof Warrior“ war spielbar und spuckte auf Hebeldruck wirklich Flammen.',
    ],
  ],
  'Grand Budapest Hotel': [
    ['Dreharbeiten', 'Ostkreuz_Kino', 'Die Hotelhalle entstand im leer stehenden Jugendstil-Warenhaus in Görlitz.'],
    [
      'Anspielungen',
      'Programmkino_Ulla',
      'Im Abspann dankt Wes Anderson dem Wiener Schriftsteller Stefan Zweig, dessen Bücher ihn angeregt haben.',
    ],
    [
      'Dreharbeiten',
      'Filmrolle35',
      'Jede Zeitebene hat ihr eigenes Bildformat: die Dreißigerjahre fast quadratisch, die Sechziger sehr breit, die Achtziger und die Gegenwart im heutigen Kinoformat.',
    ],
  ],
  Interstellar: [
    [
      'Dreharbeiten',
      'scifidel',
      'Der Physiker Kip Thorne beriet den Film. Aus der Berechnung des Schwarzen Lochs gingen wissenschaftliche Aufsätze hervor, und 2017 bekam er den Nobelpreis (für Gravitationswellen).',
    ],
    [
      'Dreharbeiten',
      'Westfalenkino',
      'Nolan ließ für den Film rund zweihundert Hektar Mais anpflanzen. Was nach dem Dreh übrig war, wurde verkauft.',
    ],
    [
      'Musik',
      'soundtracksophie',
      'Hans Zimmer begann mit einem einzigen Blatt von Nolan über einen Vater und sein Kind, ohne zu wissen, dass es um Raumfahrt geht.',
    ],
  ],
  Inception: [
    [
      'Dreharbeiten',
      'Kommissarin_Klee',
      'Für den Kampf im Hotelflur wurde ein drehbarer Korridor gebaut, in dem Joseph Gordon-Levitt wirklich über Wände und Decke lief.',
    ],
    [
      'Musik',
      'soundtracksophie',
      'Die wuchtigen Bläser sind aus dem Lied abgeleitet, das die Träumer weckt: „Non, je ne regrette rien“ von Édith Piaf, stark verlangsamt.',
    ],
  ],
  'Ziemlich beste Freunde': [
    [
      'Vorlage',
      'kinofan',
      'Erzählt wird die Geschichte von Philippe Pozzo di Borgo und seinem Pfleger Abdel Sellou, beide sind am Ende kurz zu sehen.',
    ],
  ],
  'WALL·E – Der Letzte räumt die Erde auf': [
    [
      'Dreharbeiten',
      'totoros_enkelin',
      'Die Stimme von WALL·E stammt vom Tongestalter Ben Burtt, der auch R2-D2 das Piepsen beigebracht hat.',
    ],
  ],
  'No Country for Old Men': [
    [
      'Zahlen',
      'Nachtvorstellung',
      'Vier Oscars: Film, Regie, adaptiertes Drehbuch und Javier Bardem als bester Nebendarsteller.',
    ],
  ],
  'Das Leben der Anderen': [
    [
      'Zahlen',
      'Ostkreuz_Kino',
      'Ausgezeichnet mit dem Oscar als bester fremdsprachiger Film (2007). Es war der erste lange Spielfilm seines Regisseurs.',
    ],
  ],
  'Pans Labyrinth': [
    [
      'Besetzung',
      'Nachtvorstellung',
      'Doug Jones steckt sowohl im Faun als auch im bleichen Mann. Er sprach kein Spanisch und lernte seine Sätze auswendig.',
    ],
  ],
  'Gegen die Wand': [
    ['Zahlen', 'kinofan', 'Der Goldene Bär 2004 war der erste für einen deutschen Film seit achtzehn Jahren.'],
  ],
  'Good Bye, Lenin!': [
    [
      'Musik',
      'soundtracksophie',
      'Die Musik schrieb Yann Tiersen, der kurz zuvor durch „Die fabelhafte Welt der Amélie“ bekannt geworden war.',
    ],
  ],
  'Der Herr der Ringe: Die Gefährten': [
    ['Dreharbeiten', 'heldenmo', 'Alle drei Teile wurden in Neuseeland in einem Zug gedreht, über mehr als ein Jahr.'],
    [
      'Besetzung',
      'serienbenni',
      'Christopher Lee war der Einzige aus der Besetzung, der J. R. R. Tolkien einmal persönlich begegnet ist.',
    ],
    [
      'Fehler',
      'popcornpirat',
      'Als Gandalf sich in Bilbos Haus den Kopf am Balken stößt, war das nicht geplant. Ian McKellen spielte weiter, und es blieb im Film.',
    ],
  ],
  'Chihiros Reise ins Zauberland': [
    [
      'Zahlen',
      'totoros_enkelin',
      'Der Film gewann den Goldenen Bären (2002) und den Oscar als bester Animationsfilm (2003).',
    ],
  ],
  'Mulholland Drive': [
    [
      'Dreharbeiten',
      'serienbenni',
      'Gedreht als Auftakt einer Fernsehserie, die der Sender ablehnte. David Lynch drehte später ein Ende dazu, und es wurde ein Kinofilm.',
    ],
  ],
}
