import type { DemoComments } from './comment.ts'

export const nowInCinemas: DemoComments = {
  'Die Odyssee': [
    {
      by: 'Filmrolle35',
      text: 'Wer irgendwie kann: in 70 mm ansehen, und sei die Anfahrt noch so weit. Der ganze Film ist auf IMAX-Film gedreht, das gab es in dieser Form noch nie, und man sieht es jedem Wellenkamm an. Digital ist das ein guter Film, auf Film ist es ein Ereignis.',
      replies: [
        ['omu_oder_nix', 'Und dann bitte im Original. Die Stimmen gehören zur Hälfte des Films.'],
        ['PapaMitPopcorn', 'Nächste 70-mm-Leinwand: 310 km. Ich nehme dann doch das Cinemaxx, mein Rücken dankt.'],
        ['Filmrolle35', 'Ich bin für „Dunkirk“ weiter gefahren. Du wirst es nicht bereuen!'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Ja eh, schaut gewaltig aus. Aber nach Homer sind das zehn Jahre Heimfahrt, und auf den billigen Plätzen hat man sie auch gespürt. Wieder einmal so laut abgemischt, dass man froh ist um jede Insel, auf der keiner redet.',
      replies: [
        ['heldenmo', 'genau SO laut muss das sein'],
        [
          'soundtracksophie',
          'Laut ja, aber hör mal genau hin, was Göransson da aufbaut. Das ist kein Brei, das ist Absicht.',
        ],
      ],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Ich habe vor vierzig Jahren Griechisch unterrichtet und saß mit verschränkten Armen im Saal. Nach einer Stunde lagen sie nicht mehr verschränkt da. Nolan erzählt nicht jede Episode, aber er hat verstanden, worum es geht: dass Heimkommen schwerer ist als Siegen.',
    },
    {
      by: 'scifidel',
      text: 'Nolan bleibt Nolan: Auch ohne Wurmloch geht es um Zeit, die man verliert, und um Kinder, die ohne Vater groß werden. Im Grunde ist das „Interstellar“ mit Ruderern. Meine ich als Kompliment.',
      replies: [['kinofan', '„Interstellar mit Ruderern“ gehört aufs Plakat.']],
    },
    {
      by: 'Westfalenkino',
      text: 'Matt Damon. Ein Mann, ein Bart. Hat mir gereicht.',
    },
    {
      by: 'Lena_schaut',
      text: 'Eine Frage an alle, die das Buch kennen: Muss man vorher etwas gelesen haben? Ich gehe am Samstag mit meiner Schwester und wir wissen ungefähr noch, dass es ein Pferd gab.',
      replies: [
        [
          'Programmkino_Ulla',
          'Nein. Troja, zehn Jahre Krieg, jetzt will er heim, zu Hause belagern Freier seine Frau. Mehr braucht ihr nicht. Viel Freude!',
        ],
        ['Lena_schaut', 'Danke! Das Pferd reicht also fast.'],
      ],
    },
    {
      by: 'serienbenni',
      text: 'Ganz ehrlich: Als Serie mit acht Folgen hätte jede Insel ihre Stunde bekommen. So ist es großes Kino, aber manches rauscht vorbei, wo ich gern geblieben wäre.',
      replies: [
        ['ReiheSieben', 'Gerade dieses Vorbeirauschen halte ich für richtig. Odysseus darf ja auch nirgends bleiben.'],
      ],
    },
  ],
  'Der Astronaut – Project Hail Mary': [
    {
      by: 'scifidel',
      text: 'Das Buch ist mein liebstes von Andy Weir, entsprechend nervös war ich. Sie haben es geschafft: Die Wissenschaft ist noch da, es wird gerechnet, gemessen, gescheitert, und trotzdem ist das der herzlichste Weltraumfilm seit Jahren. Nehmt jemanden mit, der behauptet, Physik sei langweilig.',
      replies: [
        ['totoros_enkelin', 'Ich war diese Person. Ich nehme es zurück.'],
        ['scifidel', 'Wieder eine gerettet!'],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      spoiler: true,
      text: 'Mein Zehnjähriger redet seit Sonntag nur noch wie Rocky. „Gut, gut, gut!“ beim Frühstück, „Frage?“ am Ende von jedem Satz. Dass einem eine Spinne aus Stein ohne Gesicht so ans Herz wächst, muss man erst einmal hinbekommen.',
      replies: [
        ['Lena_schaut', 'Ich habe geweint. Wegen eines Steins. Im Kino. Laut.'],
        ['popcornpirat', 'faust auf faust. mehr sag ich nicht'],
      ],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Ich bin allein wegen Sandra Hüller hineingegangen. Wie sie mit einem einzigen trockenen Blick einen ganzen Konferenzraum zum Schweigen bringt, das macht ihr niemand nach. Der Rest hat mir zu meiner Überraschung auch gefallen.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Gosling witzelt sich durchs All, weil heute offenbar keiner mehr fünf Minuten ernst bleiben darf. Die Rückblenden sind der bessere Film. Immerhin: schön gebaut, nicht nur gerechnet, das sieht man.',
      replies: [['kinofan', 'Das Witzeln ist doch seine Angst. Achte mal darauf, wann er aufhört damit.']],
    },
    {
      by: 'soundtracksophie',
      text: 'Ein Film, in dem Verständigung über Töne läuft, und die Musik weiß das. Ich saß da und habe mitgehört, welche Akkorde „ja“ und welche „nein“ heißen. Bitte in einem Saal mit gutem Ton sehen.',
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Für mich war es vor allem ein Krimi: Ein Mann ohne Gedächtnis ermittelt gegen sich selbst, und jede Rückblende ist ein Indiz. Die Auflösung, warum er an Bord ist, sitzt.',
    },
  ],
  'Wuthering Heights – Sturmhöhe': [
    {
      by: 'Lena_schaut',
      text: 'Ich weiß, ich weiß, das Buch ist anders. Aber der Wind, das Rot, dieser Blick über den Hof, ich war weg. Es ist eher ein Fiebertraum von jemandem, der den Roman mit fünfzehn gelesen hat, und genau so habe ich ihn damals gelesen.',
      replies: [
        [
          'Programmkino_Ulla',
          'Das ist die freundlichste Erklärung, die ich bisher gehört habe. So ergibt er für mich nachträglich Sinn.',
        ],
      ],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Wieder einmal endet Emily Brontë dort, wo es für das Kino bequem wird. Der Roman handelt davon, was Hass über zwei Generationen anrichtet. Übrig bleibt eine Liebesgeschichte in sehr teuren Kleidern.',
      replies: [
        ['Maerzhase', 'Sehr, sehr teuren Kleidern. Aber was für welche!'],
        [
          'kritik',
          'Zur Fairness: Die meisten Verfilmungen lassen die zweite Generation weg, auch die von William Wyler.',
        ],
        ['Programmkino_Ulla', 'Das stimmt, und bei Wyler ärgert es mich ebenfalls.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Die Lieder von Charli xcx hätten peinlich werden können. Sind sie nicht. Sie stehen neben den Bildern wie ein Kommentar aus der Gegenwart, und das passt zu diesem Film besser als Streicher.',
    },
    {
      by: 'Westfalenkino',
      text: 'Zwei schöne Menschen machen sich im Regen das Leben schwer. Meine Frau fand es gut. Ich fand den Regen gut.',
      replies: [['Grantler_Wien', 'Der Regen war eindeutig der beste Darsteller.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Fennell kann Oberflächen wie kaum jemand: Haut, Stoff, Wände, alles will angefasst werden. Nur glaube ich ihr die Grausamkeit nicht, weil jede Grausamkeit hier hübsch ausgeleuchtet ist. Robbie und Elordi tun, was sie können, und das ist nicht wenig.',
    },
  ],
  'Avatar: Fire and Ash': [
    {
      by: 'heldenmo',
      text: 'varang ist die beste gegnerin der ganzen reihe. jede szene mit dem aschevolk brennt, wortwörtlich. 197 minuten und ich hätte noch eine stunde genommen',
      replies: [
        ['Grantler_Wien', 'Ich hätte dir gern eine von meinen abgegeben.'],
        ['popcornpirat', '😂'],
      ],
    },
    {
      by: 'scifidel',
      text: 'Technisch gibt es nichts Vergleichbares, das muss man nicht mehr diskutieren. Aber ich kenne jetzt den Ablauf: Familie flieht, Kind wird gefangen, Schlacht am Wasser. Beim dritten Mal hätte ich gern einmal nicht gewusst, was als Nächstes kommt.',
      replies: [
        [
          'kinofan',
          'Trotzdem bin ich wieder drei Stunden lang nicht auf die Uhr gekommen. Irgendetwas macht er richtig.',
        ],
        ['scifidel', 'Da widerspreche ich nicht. Ich war auch zweimal drin.'],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Für alle Eltern: Er ist deutlich düsterer als der zweite, es geht viel um Trauer, und lang ist er auch. Unsere Große (12) war begeistert, den Kleinen haben wir zu Hause gelassen. Pinkelpause gibt es keine gute, ich habe gesucht.',
    },
    {
      by: 'Filmrolle35',
      text: 'Das Einzige, wofür ich noch freiwillig eine 3D-Brille aufsetze. Nur das Springen zwischen den Bildraten stört mich nach wie vor: mal Kino, mal Fernsehgerät im Elektromarkt.',
    },
    {
      by: 'Maerzhase',
      text: 'Ich komme nur wegen der Tiere. Die Tulkune haben mehr Würde als alle Menschen in diesem Film zusammen.',
    },
  ],
  'Zoomania 2': [
    {
      by: 'PapaMitPopcorn',
      text: 'Zu viert drin, vier Mal glücklich. Die Kinder wegen der Schlange, wir wegen der Witze, die zum Glück keiner von unter zwölf versteht. Und endlich eine Fortsetzung, die weiß, dass zwei Freunde sich auch streiten können, ohne dass gleich die Welt untergeht.',
      replies: [
        [
          'totoros_enkelin',
          'Die Szene, in der sich beide alles auf einmal sagen! Ich hatte nicht damit gerechnet, dass mich ein Fuchs so erwischt.',
        ],
      ],
    },
    {
      by: 'totoros_enkelin',
      text: 'Was mich bei den beiden Filmen jedes Mal umhaut, ist die Stadt. Jedes Viertel denkt für seine Bewohner mit: Größe, Temperatur, Wasser. Man könnte den Ton abstellen und nur in den Hintergründen spazieren gehen.',
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Ein sauber gebauter Kriminalfall, bei dem man mitraten kann: alte Akten, eine mächtige Familie, ein Zeuge, dem keiner glaubt. Da können sich einige Sonntagabende etwas abschauen.',
      replies: [
        ['serienbenni', 'Nick und Judy als Serie, jede Woche ein Fall. Ich würde nie wieder das Haus verlassen.'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Nicht so gut wie der erste. Der erste war allerdings auch sehr gut. Also: gut.',
      replies: [['kinofan', 'Aus deinem Mund ist das eine Liebeserklärung.']],
    },
    {
      by: 'popcornpirat',
      text: 'gary de’snake ist der netteste schlangenmann der filmgeschichte. ich will ihn als plüschtier und ich bin 31',
    },
  ],
  'Wicked: Teil 2': [
    {
      by: 'soundtracksophie',
      text: '„For Good“ im Kino mitzuheulen war jeden Cent wert, Erivo und Grande singen das so nah beieinander, dass man das Atmen hört. Die beiden neuen Lieder sind ordentlich, aber keines davon wird man in zwanzig Jahren noch summen.',
      replies: [
        ['Lena_schaut', 'Unser ganzer Saal hat geschnieft. Neben mir ein Mann mit Motorradjacke, komplett aufgelöst.'],
        ['Westfalenkino', 'Das war ich nicht.'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Der zweite Akt war schon auf der Bühne der schwächere. Daraus zwei Stunden zu machen, war eine kaufmännische Entscheidung.',
    },
    {
      by: 'Maerzhase',
      spoiler: true,
      text: 'Mich hat es sehr beschäftigt, wie man Dorothy nie richtig sieht. Die berühmteste Figur dieser Welt läuft als Unbekannte am Rand durch die Geschichte, und die ganze Zeit weiß man, was der Eimer Wasser bedeutet.',
      replies: [
        ['ReiheSieben', 'Das war für mich auch der klügste Einfall, und leider der einzige, der sich etwas traut.'],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Meine Tochter kann beide Teile auswendig. Ich inzwischen auch. Bitte schickt Hilfe.',
    },
  ],
  'One Battle After Another': [
    {
      by: 'ReiheSieben',
      text: 'Anderson hat aus Pynchon einen Actionfilm gemacht, der keine Minute stillsteht und dabei von einem Vater erzählt, der sich sein eigenes Codewort nicht merken kann. Die Verfolgung über die Hügelstraße gegen Ende gehört in jedes Lehrbuch: drei Autos, eine Straße, und man begreift plötzlich neu, was Raum im Kino ist.',
      replies: [
        ['Filmrolle35', 'In VistaVision gedreht! Man sieht bis zum Horizont jedes Flimmern auf dem Asphalt.'],
        ['Kommissarin_Klee', 'Mir ist in dieser Szene körperlich schlecht geworden. Im besten Sinn.'],
      ],
    },
    {
      by: 'popcornpirat',
      text: 'dicaprio im bademantel am telefon, der das passwort nicht mehr weiß. ich hab keine luft mehr gekriegt. wir sind alle bob',
      replies: [['heldenmo', '„wie spät ist es?“ 💀']],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Benicio del Toro als Karatelehrer, der in aller Ruhe ein ganzes Viertel in Sicherheit bringt, während um ihn die Welt zusammenfällt: Das ist das schönste Bild von Anstand, das ich seit Langem im Kino gesehen habe.',
      replies: [['Lena_schaut', '„Ein paar kleine Biere.“ Ich liebe ihn.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Zweieinhalb Stunden hysterisches Gerenne, und am Ende soll man gerührt sein. Sean Penn spielt eine Karikatur, und alle tun so, als wäre das mutig.',
      replies: [
        [
          'kinofan',
          'Wer Männer wie Lockjaw für übertrieben hält, hat in den letzten Jahren keine Nachrichten gesehen.',
        ],
        ['Grantler_Wien', 'Nachrichten muss ich mir auch nicht im Kino anschauen.'],
        ['kritik', 'Ihr habt beide recht, und das ist genau der Ton, den der Film sucht.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Jonny Greenwood lässt ein einzelnes Klavier so lange auf denselben Tasten herumhüpfen, bis man selbst losrennen möchte. Ich habe die Musik danach eine Woche lang beim Putzen gehört. Die Wohnung war nie so schnell sauber.',
    },
    {
      by: 'kinofan',
      text: 'Dreimal gesehen. Beim ersten Mal ist es ein Thriller, beim zweiten eine Komödie, beim dritten ein Film über Väter und Töchter. Chase Infiniti hält jedes Mal allen stand.',
    },
  ],
  'In die Sonne schauen': [
    {
      by: 'Programmkino_Ulla',
      text: 'Man sollte aufhören zu fragen, wer hier wessen Urgroßmutter ist. Nach einer halben Stunde habe ich losgelassen, und da fing der Film an. Das Licht in der Tenne, das Summen der Fliegen, ein Blick, der nicht einem selbst gilt: So fühlen sich Erinnerungen an, die einem niemand erzählt hat.',
      replies: [
        [
          'Westfalenkino',
          'Ich bin auf so einem Hof groß geworden. Die Diele, der Geruch, das Schweigen. Musste zwischendurch raus.',
        ],
        ['Programmkino_Ulla', 'Das kann ich gut verstehen. Danke, dass du es schreibst.'],
      ],
    },
    {
      by: 'Ostkreuz_Kino',
      text: 'Die Altmark, die Elbe als Grenze, drüben der Westen zum Hinschauen: Die Achtziger auf diesem Hof sind so genau beobachtet, dass mir die Turnhosen peinlich waren. Und niemand erklärt einem, dass jetzt DDR ist.',
    },
    {
      by: 'popcornpirat',
      text: 'bin ehrlich, nach 40 min wusste ich nicht mehr welches mädchen welches ist und hab aufgegeben. schöne bilder aber es zieht sich',
      replies: [
        ['kinofan', 'Geht vielen so. Versuch es beim zweiten Mal wie Musik: nicht mitzählen.'],
        ['Grantler_Wien', 'Oder man gibt zu, dass ein Film auch verständlich sein darf.'],
        ['ReiheSieben', 'Darf er. Muss er aber nicht, und dieser gewinnt viel dadurch, dass er es nicht will.'],
      ],
    },
    {
      by: 'Nachtvorstellung',
      text: 'Ich sage es hier als Horrorfan: Das ist einer der besten Spukfilme seit Jahren. Nur dass die Geister nicht im Haus wohnen, sondern in den Leuten. Die Geräusche! Dieses Dröhnen, wenn jemand den Atem anhält!',
    },
    {
      by: 'kritik',
      text: 'Der Preis der Jury in Cannes war verdient. Ein zweiter Film, der so sicher über seine Mittel verfügt, ist selten. Einwand: Fast alles Weibliche ist hier Leiden, und das Lachen am Fluss ist viel zu kurz.',
    },
  ],
  'Blood & Sinners': [
    {
      by: 'Nachtvorstellung',
      text: 'Fast eine Stunde lang kein einziger Vampir, und ich habe keinen vermisst. Erst lernt man alle lieben, dann bittet einer freundlich um Einlass. Die Regel mit der Einladung war noch nie so gemein ausgespielt.',
      replies: [
        ['heldenmo', 'als die drei da draußen anfangen zu singen und du weißt genau was kommt'],
        ['Nachtvorstellung', '„Wir wollen doch nur Musik machen.“ Gänsehaut.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'DIE Szene. Ihr wisst, welche. Ein Junge spielt Blues, und auf einmal tanzen Griots, E-Gitarre, DJ und Breakdance durch denselben Raum, ohne Schnitt. Ich habe noch nie gesehen, dass ein Film so genau zeigt, was Musik ist.',
      replies: [
        ['kinofan', 'Ich habe im Abspann noch gezittert.'],
        ['Filmrolle35', 'Und im richtigen Saal geht dabei das Bild nach oben auf. Dafür gibt es Kino.'],
        ['Programmkino_Ulla', 'Mich haben Vampire nie interessiert. Diese fünf Minuten schon.'],
      ],
    },
    {
      by: 'ReiheSieben',
      text: 'Der Horror ist der schwächere Teil: Sobald gekämpft wird, wird der Film gewöhnlicher. Alles davor, die Stadt, die Baumwolle, die beiden Läden auf den zwei Seiten derselben Straße, ist großes amerikanisches Erzählen. Jordan spielt die Zwillinge so verschieden, dass ich den Trick bald vergessen hatte.',
    },
    {
      by: 'Westfalenkino',
      text: 'Sitzen bleiben beim Abspann. Lohnt sich. Mehr sage ich nicht.',
      replies: [['popcornpirat', 'zu spät, war schon auf dem parkplatz 😭']],
    },
    {
      by: 'Lena_schaut',
      text: 'Ich schaue sonst nichts mit Blut und habe mich überreden lassen. Habe mir zweimal die Augen zugehalten und finde ihn trotzdem wunderbar. Wunmi Mosaku als Annie geht mir nicht aus dem Kopf.',
    },
  ],
  'F1 – Der Film': [
    {
      by: 'heldenmo',
      text: 'sound an, gurt fest. ich hab die cockpitszenen körperlich gespürt. story kannst du auf einen bierdeckel schreiben, egal, vollgas',
      replies: [['Grantler_Wien', 'Auf dem Bierdeckel wäre noch Platz für die Rechnung.']],
    },
    {
      by: 'Westfalenkino',
      text: 'Gucke seit 1991 jedes Rennen. Natürlich würde so keiner fahren dürfen, mit Absicht Safety-Cars herbeiführen, da wäre die Lizenz weg. Aber die Strecken sind echt, die Boxen sind echt, und mir ging das Herz auf.',
      replies: [
        ['scifidel', 'Danke! Beim dritten „zufälligen“ Zwischenfall habe ich auch gelacht.'],
        ['PapaMitPopcorn', 'Mein Sohn will jetzt wissen, was Plan C heißt. Immer.'],
      ],
    },
    {
      by: 'ReiheSieben',
      text: 'Ein Film wie sein Hauptdarsteller: charmant, gut trainiert, von gestern, und er weiß es. Kosinski hat schon bei „Top Gun: Maverick“ begriffen, dass man das Gewicht einer Maschine zeigen muss, damit man ihr das Tempo glaubt.',
    },
    {
      by: 'Lena_schaut',
      text: 'Kerry Condon als Technikchefin ist die Einzige, die in diesem Team wirklich arbeitet. Schade, dass der Film ihr am Ende doch eine Romanze umhängt.',
      replies: [['Kommissarin_Klee', 'Genau das. Sie hätte das Auto notfalls auch selbst gefahren.']],
    },
  ],
  'Sentimental Value': [
    {
      by: 'Programmkino_Ulla',
      text: 'Wie Trier ein Haus zur Hauptfigur macht, mit dem Riss in der Wand und dem Ofenrohr, durch das man die Erwachsenen hört! Ich habe das Haus meiner Großeltern wiedererkannt, obwohl es in Kassel stand und ganz anders aussah.',
      replies: [['Lena_schaut', 'Das mit dem Ofenrohr! Bei uns war es der Wäscheschacht.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Skarsgård spielt einen Vater, der nur in Drehbüchern um Verzeihung bitten kann. Kein großer Auftritt, kein Ausbruch, und dann sieht man ihn eine Zigarettenlänge lang begreifen, was er angerichtet hat. Für mich sein bester Film.',
    },
    {
      by: 'omu_oder_nix',
      text: 'Bitte, bitte im Original. Es geht ständig darum, in welcher Sprache jemand spielt, und in der Synchronfassung sprechen die Norwegerinnen und der Hollywoodstar dasselbe Deutsch. Damit ist der halbe Witz weg und die ganze Traurigkeit auch.',
      replies: [
        ['kinofan', 'Stimmt hier ausnahmsweise wirklich.'],
        ['omu_oder_nix', 'Was heißt hier ausnahmsweise?'],
      ],
    },
    {
      by: 'Maerzhase',
      spoiler: true,
      text: 'Die letzte Einstellung, wenn man merkt, wo man die ganze Zeit steht, und dann die beiden sich nur ansehen. Kein Wort. Ich habe draußen vor dem Kino noch eine Weile an einer Laterne gestanden.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Künstlerfamilie leidet in schöner Wohnung. Kenn ich, mag ich nicht, und dann hat es mich doch erwischt, weil die zwei Schwestern zusammen auf dem Bett liegen und einfach reden. Na gut.',
    },
  ],
  Amrum: [
    {
      by: 'Westfalenkino',
      text: 'Ein Junge will seiner Mutter ein Weißbrot mit Butter und Honig besorgen. Mehr passiert nicht. Mehr muss auch nicht.',
    },
    {
      by: 'Ostkreuz_Kino',
      text: 'Das Kluge daran: Man sieht das Kriegsende mit den Augen eines Kindes, das auf der falschen Seite erzogen wurde und es nicht weiß. Laura Tonke als Mutter ist furchtbar und man versteht trotzdem, warum er sie liebt. Das muss man aushalten.',
      replies: [
        [
          'Programmkino_Ulla',
          'Meine Mutter war 1945 elf. Sie hat nach dem Film zum ersten Mal von ihrer eigenen erzählt.',
        ],
        ['Ostkreuz_Kino', 'Für solche Abende gibt es solche Filme.'],
      ],
    },
    {
      by: 'kinofan',
      text: 'Akin kann also auch leise. Man merkt in jeder Einstellung, dass er den Film für jemand anderen gedreht hat: Es ist Hark Bohms Kindheit, und er behandelt sie wie etwas Geliehenes.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Dünen, Watt, Möwen, dazu ein Bub mit ernstem Gesicht. Sehr anständig alles. Mir war es zu anständig, ich hätte mir einmal einen schmutzigen Moment gewünscht.',
      replies: [['Programmkino_Ulla', 'Mir hat die Mutter am Küchentisch gereicht.']],
    },
  ],
  'Das Kanu des Manitu': [
    {
      by: 'popcornpirat',
      text: 'hab den schuh damals 6x im kino gesehen, natürlich geh ich da rein. erste halbe stunde hatte ich tränen in den augen vor lachen, danach wirds dünn. dimitri rettet alles',
      replies: [['Westfalenkino', 'Dimitri rettet immer alles.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Nostalgie ist kein Drehbuch.',
      replies: [
        ['heldenmo', 'aber spaß'],
        ['Grantler_Wien', 'Spaß wäre eine Pointe gewesen.'],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Den Kindern musste ich vorher erklären, was Winnetou ist, und nachher, warum man heute anders darüber nachdenkt. Dass der Film diese Frage selbst aufgreift, statt so zu tun, als wäre es noch 2001, fand ich anständig gelöst.',
      replies: [
        [
          'kritik',
          'Er greift sie auf und lässt sie gleich wieder fallen. Aber ja, er weiß immerhin, dass sie im Raum steht.',
        ],
      ],
    },
    {
      by: 'Westfalenkino',
      text: 'Saal voll, Leute gelacht, Bier kalt. Was wollt ihr denn noch.',
    },
    {
      by: 'ReiheSieben',
      text: 'Das Bemerkenswerte ist, wie liebevoll das ausgestattet ist: Licht, Landschaft, Musik, das alles ist dem Karl-May-Kino der Sechziger so genau nachgebaut, dass man sich ein mutigeres Buch dazu wünscht.',
    },
  ],
  'Miroirs No. 3': [
    {
      by: 'Programmkino_Ulla',
      text: 'Ein Zaun wird gestrichen, eine Spülmaschine repariert, es gibt Königsberger Klopse. Und darunter liegt eine Trauer, über die niemand spricht, weil dann alles aufhören müsste. Petzold braucht 86 Minuten für das, wofür andere drei Stunden brauchen.',
      replies: [['Westfalenkino', 'Die Klopse sahen gut aus.']],
    },
    {
      by: 'Kommissarin_Klee',
      spoiler: true,
      text: 'Ich habe früh geahnt, wessen Platz sie da einnimmt, die Kleider, das Klavier, das Fahrrad. Das schadet aber nichts: Spannend ist nicht, was los ist, sondern wer es zuerst ausspricht.',
    },
    {
      by: 'popcornpirat',
      text: 'es passiert nix. wirklich nix. und dann sitzt du da und hast einen kloß im hals?? wie macht der das',
      replies: [['ReiheSieben', 'Das ist die beste Petzold-Rezension, die ich dieses Jahr gelesen habe.']],
    },
    {
      by: 'soundtracksophie',
      text: 'Ravel, Chopin, und dazwischen „The Night“ von Frankie Valli, laut, aus der Werkstatt, und Barbara Auer und Paula Beer bewegen sich kaum merklich dazu. Ein ganzer Film in einem Lied.',
    },
  ],
  'Ein einfacher Unfall': [
    {
      by: 'ReiheSieben',
      text: 'Heimlich gedreht von einem, der selbst mit verbundenen Augen vor seinem Vernehmer saß: Das weiß man, und man hört es jedem Satz an. Umso erstaunlicher, wie komisch dieser Film ist. Eine Braut im Kleid, ein Transporter, eine Kiste, und alle streiten, ob Rache sich gehört.',
      replies: [
        ['Programmkino_Ulla', 'Die Szene mit dem Kartenlesegerät! Der ganze Saal hat gelacht und sich dann geschämt.'],
      ],
    },
    {
      by: 'Nachtvorstellung',
      spoiler: true,
      text: 'Ich habe hundert Horrorfilme gesehen, und kein Geräusch hat mich je so getroffen wie das Quietschen in der letzten Einstellung. Er dreht sich nicht um. Man selbst auch nicht.',
      replies: [
        ['kinofan', 'Ich höre es immer noch.'],
        [
          'Kommissarin_Klee',
          'Die Frage ist: Kommt er, um zu danken, oder nicht? Ich habe im Freundeskreis drei Antworten gehört.',
        ],
      ],
    },
    {
      by: 'omu_oder_nix',
      text: 'Läuft bei uns zum Glück nur im Original. Man versteht kein Wort und hört trotzdem, wer von ihnen im Gefängnis war und wer nicht.',
    },
    {
      by: 'Lena_schaut',
      text: 'Ich hatte Angst, dass es ein „wichtiger“ Film ist, durch den man durchmuss. Ist er nicht. Er ist spannend, witzig und menschlich, und danach haben wir bis zwei Uhr morgens geredet.',
    },
  ],
  Superman: [
    {
      by: 'heldenmo',
      text: 'endlich wieder ein superman der lächelt und ein eichhörnchen rettet. krypto ist das beste was dem genre seit jahren passiert ist',
      replies: [
        ['Maerzhase', 'Ich bin auch nur wegen des Hundes drin gewesen und bereue nichts.'],
        ['PapaMitPopcorn', 'Hier: zwei Kinder, die jetzt einen Hund wollen. Danke, James Gunn.'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Zwölf Figuren zu viel, und jede macht einen Witz. Das Bunte ist ja nett, aber nach einer Stunde schaut man wie in eine umgekippte Spielzeugkiste.',
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Das Interview in der Wohnung, Lois gegen Superman, er redet sich um Kopf und Kragen: Das ist der beste Kampf im ganzen Film, und es fliegt kein einziger Stein.',
      replies: [
        ['ReiheSieben', 'Einverstanden. Zehn Minuten lang ist das eine ausgezeichnete Komödie über Journalismus.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Dass sie das Thema von John Williams auf einer E-Gitarre anklingen lassen, fand ich erst frech und dann ziemlich schön.',
    },
  ],
  'Weapons – Die Stunde des Verschwindens': [
    {
      by: 'Nachtvorstellung',
      text: 'Geht ohne Trailer hinein. Cregger erzählt dieselben Tage aus sechs Richtungen, und jedes Mal, wenn man glaubt, jetzt passiert es, springt er weg. Das Publikum bei uns hat geschrien und gelacht, manchmal im selben Satz.',
      replies: [
        ['popcornpirat', 'das laufen mit den armen!! ich seh das jetzt jede nacht wenn ich vom bus nach hause gehe'],
        ['Nachtvorstellung', 'Um 2:17 Uhr gehe ich nicht mehr ans Fenster.'],
      ],
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Als Rätsel gelungen: Die Spur mit den geraden Linien auf der Karte ist einfach und clever. Dass die Polizei darauf nicht kommt, sondern ein verzweifelter Vater, muss man dem Film schenken.',
    },
    {
      by: 'Maerzhase',
      spoiler: true,
      text: 'Tante Gladys! Diese Perücke, dieser verschmierte Lippenstift, und sie ist so HÖFLICH. Und dann dieses Finale durch alle Gärten der Nachbarschaft, ich habe applaudiert.',
      replies: [
        ['Nachtvorstellung', 'Amy Madigan hat eine der großen Horrorfiguren geschaffen, Punkt.'],
        ['moderation', 'Danke fürs Markieren als Spoiler. So ist es richtig.'],
      ],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Mein Enkel hat mich mitgenommen. Ich habe siebzehn Bonbons gegessen und den halben Film durch den Schal gesehen. Die Trauer der Eltern fand ich sehr wahr, den Rest sehr unappetitlich.',
    },
  ],
  Bugonia: [
    {
      by: 'Maerzhase',
      text: 'Bienen, Verschwörung, ein Keller und Emma Stone mit Glatze, die auch als Gefangene noch ein Mitarbeitergespräch führt. Für mich ist das ein Wohlfühlfilm, aber ich bin auch nicht der Maßstab.',
      replies: [['Lena_schaut', 'Nein. Bist du nicht. Aber ich mag, dass es dich gibt.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Plemons ist der Grund, hinzugehen: Er spielt einen Mann, der in allem irrt und dessen Schmerz trotzdem stimmt. Lanthimos hält beide Seiten lange im Gleichgewicht, länger, als ich es ihm zugetraut hätte.',
    },
    {
      by: 'Nachtvorstellung',
      text: 'Kennt noch jemand das koreanische Original, „Save the Green Planet!“? Wilder, lauter, trauriger. Das hier ist die aufgeräumte Fassung, aber immer noch seltsamer als alles andere im Multiplex.',
      replies: [['scifidel', 'Ja! Und dort tut einem der Held noch mehr leid.']],
    },
    {
      by: 'scifidel',
      spoiler: true,
      text: 'Ich habe bis zum Kleiderschrank nicht daran geglaubt. Und dann diese letzten Minuten, überall auf der Welt, ganz still, mit dem Lied. Bitterer hat lange kein Film geendet.',
    },
  ],
  Momo: [
    {
      by: 'Programmkino_Ulla',
      text: 'Michael Ende hätte sich vermutlich wieder geärgert, wie damals bei der „Unendlichen Geschichte“. Es geht um Langsamkeit und Zuhören, und der Film rennt und redet.',
      replies: [
        ['kinofan', 'Die alte Fassung mit Radost Bokel hatte genau diese Ruhe.'],
        [
          'PapaMitPopcorn',
          'Meine Kinder kannten die alte nicht und haben danach eine halbe Stunde still aus dem Autofenster geschaut. Irgendetwas ist angekommen.',
        ],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Dass die grauen Herren den Leuten jetzt mit einem Armband die Zeit absparen, hat bei uns gesessen. Auf dem Heimweg fragte mich die Kleine, warum ich immer auf meine Uhr schaue, wenn sie etwas erzählt. Autsch.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Ein italienisch-deutsches Märchen, auf Englisch gedreht, damit es überall gleich ausschaut. Die Schildkröte war gut.',
      replies: [
        ['omu_oder_nix', 'Das einzige Mal, dass ich nicht wusste, was hier eigentlich das Original sein soll.'],
      ],
    },
  ],
  Hamnet: [
    {
      by: 'Lena_schaut',
      text: 'Nehmt Taschentücher. Nicht eins, eine Packung. Jessie Buckley schreit einmal in diesem Film, und ich habe so etwas noch nie gehört.',
      replies: [
        ['soundtracksophie', 'Und dann am Ende diese Stille, bevor die Musik kommt.'],
        ['Programmkino_Ulla', 'Ich habe den Roman zweimal gelesen und wusste alles. Es half nichts.'],
      ],
    },
    {
      by: 'ReiheSieben',
      text: 'Zhao filmt den Wald, als wäre er ein Organ. Der Anfang ist mir zu sehr Kräuterkunde, doch der letzte Akt im Globe rechtfertigt alles: Man sieht einer Frau dabei zu, wie sie begreift, wofür Theater da ist. Die Hände der Leute vorn an der Bühne!',
      replies: [['kritik', 'Die Hände, ja. Ein Bild, das man nicht erklären muss und nicht vergisst.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Wenn ein Film so dringend will, dass ich weine, werd ich bockig. Und „On the Nature of Daylight“ läuft mittlerweile bei jedem Begräbnis im Kino.',
      replies: [
        ['soundtracksophie', 'Max Richter hat die ganze Musik geschrieben, da darf er auch sein eigenes Stück nehmen.'],
        ['Grantler_Wien', 'Dürfen darf er.'],
      ],
    },
    {
      by: 'Westfalenkino',
      text: 'Bin Vater. Mehr Kommentar geht nicht.',
    },
  ],
  'Marty Supreme': [
    {
      by: 'kinofan',
      text: 'Zweieinhalb Stunden Herzrasen wegen Tischtennis. Chalamet spielt einen Kerl, den man nach fünf Minuten ohrfeigen will und dem man nach zehn trotzdem die Daumen drückt. Ich habe vergessen, mein Popcorn zu essen.',
      replies: [['popcornpirat', 'das ist das höchste lob das es gibt']],
    },
    {
      by: 'soundtracksophie',
      text: 'Ein Film über die Fünfziger mit Achtziger-Popmusik: Ich hatte fest vor, das albern zu finden. Aber Marty lebt in seinem Kopf schon dreißig Jahre weiter, und genau so klingt es.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Wie alle Safdie-Filme: Leute schreien durcheinander, und danach braucht man einen Kamillentee.',
      replies: [
        ['Nachtvorstellung', 'Deshalb geht man hin!'],
        ['ReiheSieben', 'Der Tee gehört eigentlich zum Eintrittspreis.'],
      ],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Hinter dem Lärm steckt ein trauriger Film über einen, der keine Sekunde lang irgendwo sein kann, ohne schon woanders sein zu wollen. Gwyneth Paltrow sieht ihm dabei zu, als kenne sie das alles schon, und das ist wunderbar.',
    },
    {
      by: 'Westfalenkino',
      text: 'Spiele seit dreißig Jahren Kreisliga. Die Ballwechsel sind gut, die Fußarbeit stimmt. Respekt, der Junge hat geübt.',
    },
  ],
  'Der Held vom Bahnhof Friedrichstraße': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Wer dort je umgestiegen ist, weiß, was eine Weiche an dieser Stelle bedeutet hätte. Der Film ist milder als das Buch, aber Charly Hübner schaut so unglücklich in jede Kamera, dass man begreift: Ein Held zu werden ist das Schlimmste, was einem faulen Menschen passieren kann.',
      replies: [['Programmkino_Ulla', '„Einem faulen Menschen“, ich habe Tränen gelacht. Genau so.']],
    },
    {
      by: 'kinofan',
      text: 'Der letzte Film von Wolfgang Becker, und es ist wieder einer über eine Lüge, die jemand aus Freundlichkeit weitererzählt. Zusammen mit „Good Bye, Lenin!“ ergibt das einen schönen Doppelabend.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Nett. Das ist das Problem.',
      replies: [['Westfalenkino', 'Nett ist doch gut.']],
    },
    {
      by: 'Lena_schaut',
      text: 'Ich bin 1997 geboren, mir mussten meine Eltern danach den halben Film erklären, und das war fast schöner als der Film selbst.',
    },
  ],
  '28 Years Later': [
    {
      by: 'Nachtvorstellung',
      text: 'Ich hatte einen Infiziertenfilm erwartet und eine Geschichte vom Sterben bekommen. Ralph Fiennes, rot vor Jod, in seinem Tempel aus Knochen, und dann spricht er so sanft. Mutig, manchmal schief, nie gleichgültig.',
      replies: [['Kommissarin_Klee', 'Memento amoris. Ich hatte mit allem gerechnet, nur nicht damit.']],
    },
    {
      by: 'heldenmo',
      text: 'erste hälfte 10/10, der damm bei nacht mit dem sternenhimmel ist irre. zweite hälfte will er plötzlich arthouse sein',
      replies: [['Nachtvorstellung', 'Die zweite Hälfte IST der Film.']],
    },
    {
      by: 'serienbenni',
      spoiler: true,
      text: 'Und was bitte war DAS am Schluss? Jogginganzüge, blonde Perücken, Purzelbäume? Das war wie eine Szene nach dem Abspann, nur ohne Abspann davor.',
      replies: [
        [
          'omu_oder_nix',
          'Wer in England aufgewachsen ist, dem wird bei diesen Trainingsanzügen anders. Lies nach, wer Jimmy Savile war.',
        ],
        ['serienbenni', 'Habe ich. Jetzt finde ich es viel schlimmer und viel besser.'],
      ],
    },
    {
      by: 'Filmrolle35',
      text: 'Zum großen Teil mit Telefonen gedreht. Ich wollte schimpfen und kann nicht: Diese harten, springenden Bilder passen genau dazu, so wie damals die Videokamera beim ersten Teil.',
    },
  ],
  'Drachenzähmen leicht gemacht': [
    {
      by: 'PapaMitPopcorn',
      text: 'Der erste Flug im Abendlicht, im großen Saal, beide Kinder mit offenem Mund. Ich habe nicht auf die Leinwand geschaut, sondern zur Seite. Allein dafür hat es sich gelohnt.',
      replies: [['Lena_schaut', 'Das ist der schönste Kommentar auf dieser Seite.']],
    },
    {
      by: 'totoros_enkelin',
      text: 'Bild für Bild dasselbe noch einmal. Es ist gut gemacht, weil das Original gut war. Ich verstehe nur nicht, wozu man einen Zeichentrickfilm „echt“ machen muss, als wäre er vorher falsch gewesen.',
      replies: [
        ['heldenmo', 'weil es geil aussieht'],
        ['totoros_enkelin', 'Sah es vorher auch!'],
        ['kinofan', 'Ohnezahn ist ja weiterhin gezeichnet, nur eben von einem anderen Computer.'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'John Powell darf seine eigene Musik noch einmal größer spielen, und beim Hauptthema hatte ich sofort wieder Gänsehaut. Eine der besten Filmmusiken überhaupt, damals wie heute.',
    },
    {
      by: 'Westfalenkino',
      text: 'Drache gut. Vater gut. Schafe gut.',
    },
  ],
  'Lilo & Stitch': [
    {
      by: 'totoros_enkelin',
      text: 'Beim Original tragen die Aquarellhintergründe die ganze Traurigkeit. Hier ist alles sonnig ausgeleuchtet, und man merkt, was fehlt. Maia Kealoha ist aber ein kleines Wunder.',
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Unsere Kleine hat so gelacht, dass sie Schluckauf bekam. „Ohana“ wird bei uns jetzt am Abendbrottisch gesagt, meistens, um an Nachtisch zu kommen.',
      replies: [['popcornpirat', 'kluges kind']],
    },
    {
      by: 'Lena_schaut',
      spoiler: true,
      text: 'Dass Nani am Ende studieren geht und Lilo bei den Nachbarn bleibt, darüber haben wir zu Hause heftig gestritten. Ich finde es richtig, dass eine große Schwester auch ein Leben haben darf.',
      replies: [
        ['totoros_enkelin', 'Aber „niemand wird zurückgelassen“ ist doch der Kern!'],
        ['Lena_schaut', 'Sie lässt ja niemanden zurück. Sie kommt wieder.'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Ein blauer Kobold zerlegt Möbel, diesmal mit Fell. Die Kinder rundherum waren selig, ich will nichts gesagt haben.',
    },
  ],
  Heldin: [
    {
      by: 'Lena_schaut',
      text: 'Meine Mutter ist seit 26 Jahren Krankenschwester. Sie hat den ganzen Film lang meine Hand gedrückt und am Ende gesagt: „Heute war eine ruhige Schicht.“',
      replies: [
        ['Programmkino_Ulla', 'Dieser eine Satz. Richte ihr bitte Grüße aus.'],
        ['PapaMitPopcorn', 'Gänsehaut. Respekt an deine Mutter.'],
        ['Lena_schaut', 'Mache ich. Sie hat gefragt, ob ihr alle Nachtdienst habt.'],
      ],
    },
    {
      by: 'Kommissarin_Klee',
      text: 'Spannender als jeder Thriller dieses Jahres, und es gibt keinen Mörder, nur einen Dienstplan. Ich habe die Spritzen mitgezählt.',
    },
    {
      by: 'ReiheSieben',
      text: 'Benesch spielt mit Händen. Wie sie eine Kanüle setzt, ein Kissen dreht, im Gehen desinfiziert, das ist einstudiert wie Tanz und sieht aus wie Gewohnheit. Allein die Schlusstafel mit den Zahlen hätte der Film nicht nötig gehabt.',
      replies: [['Lena_schaut', 'Die Zahlen brauchen die, die es nicht wissen. Das sind leider die meisten.']],
    },
  ],
  'Der phönizische Meisterstreich': [
    {
      by: 'Maerzhase',
      text: 'Handgranaten wie Bonbons angeboten, eine Nonne mit Maispfeife, Schuhkartons mit Weltplänen. Ich wohne jetzt in diesem Film, Post bitte dorthin.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Wes Anderson stellt seine Vitrine um. Hübsch, symmetrisch, und wenn man rausgeht, hat man vergessen, was drin war.',
      replies: [
        ['kinofan', 'Michael Cera mit dem Akzent vergesse ich nie wieder.'],
        ['Maerzhase', 'Bjørn! Mit den Insekten! Er war doch von Geburt an für einen Anderson-Film bestimmt.'],
      ],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Unter all den Kacheln und Kästchen erzählt er von einem Vater, der kurz vor Schluss noch jemandes Vater werden möchte. Die letzte Szene, die beiden beim Kartenspiel, ist die schlichteste, die er je gedreht hat.',
    },
  ],
  'Köln 75': [
    {
      by: 'soundtracksophie',
      text: 'Der Film über das berühmteste Klavierkonzert der Welt, in dem das Konzert nicht zu hören ist, und es funktioniert! Weil er von der erzählt, die es möglich gemacht hat. Mala Emde ist ein Kraftwerk.',
      replies: [
        [
          'Filmrolle35',
          'Habe die Doppel-LP seit 1976. Seit dem Film höre ich sie wieder, und ich höre den schlechten Flügel.',
        ],
        ['soundtracksophie', 'Er spielt ja die ganze Zeit um die kaputten Höhen herum. Genial.'],
      ],
    },
    {
      by: 'Westfalenkino',
      text: 'Eine Achtzehnjährige mietet die Oper. Ich habe mit achtzehn nicht einmal einen Kegelabend organisiert bekommen.',
    },
    {
      by: 'kritik',
      text: 'Schwungvoll, manchmal zu schwungvoll. Der Journalist, der uns immer wieder Jazz erklärt, ist eine Krücke, die der Film gar nicht braucht. John Magaro dagegen: müde, störrisch, glaubhaft.',
    },
  ],
  Frankenstein: [
    {
      by: 'Nachtvorstellung',
      text: 'Del Toro wollte diesen Film sein Leben lang machen, und man sieht es: Jede Treppe, jedes Glas, jeder Knochen ist geliebt. Elordis Geschöpf ist das sanfteste, das ich kenne. Gruselig ist hier nur der Vater.',
      replies: [
        ['Lena_schaut', 'Die Szenen beim blinden alten Mann haben mir das Herz gebrochen.'],
        ['Nachtvorstellung', 'Die haben noch jeder Verfilmung das Herz gerettet.'],
      ],
    },
    {
      by: 'Filmrolle35',
      text: 'Schön, dass er überhaupt ein paar Wochen auf der Leinwand stand. Solche Bauten auf dem Fernseher anzuschauen, ist wie den Kölner Dom auf einer Briefmarke.',
      replies: [['serienbenni', 'Mein Fernseher hat 65 Zoll und keine Nachbarn mit Nachos.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Die Zweiteilung, erst Victors Erzählung, dann die seines Geschöpfs, ist aus dem Roman und der große Gewinn. Nur sagt der Film dann auch noch laut, wer hier das eigentliche Monster ist. Das hatten wir verstanden.',
    },
  ],
  'Jurassic World: Die Wiedergeburt': [
    {
      by: 'heldenmo',
      text: 'die flussszene mit dem t-rex und dem schlauchboot ist aus dem buch und endlich im kino!! dafür allein 7 punkte',
      replies: [['scifidel', 'Darauf habe ich seit meinem zwölften Lebensjahr gewartet, im Ernst.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Zum siebten Mal fährt wer auf die Insel. Zum siebten Mal ist es keine gute Idee.',
      replies: [
        ['Westfalenkino', 'Ich wäre beim ersten Mal zu Hause geblieben.'],
        ['popcornpirat', 'wer lässt denn da auch ein snickerspapier fallen 😂'],
      ],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Ab zwölf, und das meint er so. Die Familie auf dem Segelboot fand ich überflüssig, meine Tochter fand sie das Beste. So unterschiedlich sitzt man nebeneinander.',
    },
    {
      by: 'kinofan',
      text: 'Kein guter Film, aber die Szene, in der die Riesen im hohen Gras stehen und alle einfach nur hinsehen, hatte für zwei Minuten den alten Zauber.',
    },
  ],
}
