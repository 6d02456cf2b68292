import type { DemoComments } from './comment.ts'

export const twenties: DemoComments = {
  Anora: [
    {
      by: 'kinofan',
      text: 'Die Hausszene, in der drei Männer an einer einzigen Frau scheitern, dauert fast eine halbe Stunde und ist eine der komischsten Sachen, die ich je gesehen habe. Und danach wird es nie wieder nur komisch.',
      replies: [['popcornpirat', 'der typ mit der gehirnerschütterung der das auto vollkotzt 😭']],
    },
    {
      by: 'ReiheSieben',
      spoiler: true,
      text: 'Die letzten Minuten im Auto, der Scheibenwischer, der Schnee: Zum ersten Mal verlangt niemand etwas von ihr, und genau das hält sie nicht aus. Mikey Madison spielt das ohne jedes Netz.',
      replies: [['Lena_schaut', 'Ich saß noch da, als das Licht anging, und wusste nicht, wohin mit mir.']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Eine Stunde Party, eine Stunde Suchen. Der Igor ist gut.',
    },
  ],
  Konklave: [
    {
      by: 'Kommissarin_Klee',
      text: 'Ein Krimi mit lauter Verdächtigen in Rot, und der Ermittler möchte am liebsten gar nicht ermitteln. Wie Ralph Fiennes das Siegel an der Tür bricht! Ich habe mitgezittert, wegen einer Papierwahl.',
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Isabella Rossellini sagt vielleicht zwanzig Sätze und macht einen Knicks. Dieser Knicks gehört ins Museum.',
      replies: [['kinofan', 'Der Knicks! Bei uns im Saal wurde geklatscht.']],
    },
    {
      by: 'Grantler_Wien',
      spoiler: true,
      text: 'Bis zur letzten Viertelstunde fein. Dann zieht er eine Überraschung aus der Mitra, die niemand gebraucht hätte.',
      replies: [
        ['ReiheSieben', 'Ich halte sie für folgerichtig. Es geht die ganze Zeit um Gewissheit und Zweifel.'],
        ['Grantler_Wien', '„Aus der Mitra“ war trotzdem gut, das musst du zugeben.'],
        ['ReiheSieben', 'Das gebe ich zu.'],
      ],
    },
  ],
  Flow: [
    {
      by: 'totoros_enkelin',
      text: 'Kein Wort, keine vermenschlichten Blicke, und trotzdem versteht man jede Regung dieser Katze. Und das alles in einem freien Programm am Rechner gebaut, von einer Handvoll Leute. Da hat jemand gezeigt, was geht.',
      replies: [['PapaMitPopcorn', 'Unser Kater hat 85 Minuten lang vor dem Fernseher gesessen. Ehrenwort.']],
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Achtung bei ganz Kleinen: Es ist spannend und manchmal richtig traurig, und keiner erklärt, was los ist. Wir haben danach lange über den großen Vogel gesprochen.',
    },
    {
      by: 'Maerzhase',
      text: 'Ich bin eindeutig das Wasserschwein. Lasst mich schlafen, ich rette dann schon jemanden.',
    },
  ],
  'The Substance': [
    {
      by: 'Nachtvorstellung',
      text: 'Der Ekel ist großartig, aber das Schlimmste an diesem Film ist eine Frau vor dem Spiegel, die sich viermal neu schminkt und dann doch nicht zur Verabredung geht. Demi Moore in dieser Szene, mehr Horror braucht es nicht.',
      replies: [
        ['Lena_schaut', 'Danke. Über diese Szene wird viel zu wenig gesprochen.'],
        ['kritik', 'Sie ist das Herz des Films. Alles danach ist Latex.'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Ein Gedanke, zweieinviertel Stunden lang. Und dann kübelweise.',
      replies: [['Nachtvorstellung', 'Du sagst „kübelweise“, als wäre das etwas Schlechtes.']],
    },
    {
      by: 'Filmrolle35',
      text: 'Die Flure, der Teppich, das Badezimmer: Da hat jemand Kubrick studiert und dann mit Kunstblut gegossen.',
    },
  ],
  'Dune: Part Two': [
    {
      by: 'scifidel',
      text: 'Der erste Ritt auf dem Wurm. Ich habe in meinem Leben viel Science-Fiction gesehen und hatte zum ersten Mal das Gefühl, dass Sand ein Geräusch hat, das man im Bauch hört.',
      replies: [['heldenmo', 'ganzer sessel hat vibriert. ganzer MO hat vibriert']],
    },
    {
      by: 'ReiheSieben',
      text: 'Das Beste ist Chani: Villeneuve macht aus ihr die Zweiflerin und gibt damit dem ganzen Film ein Gewissen, das der Roman erst im nächsten Band nachreicht. Zendaya trägt das letzte Bild mit einem einzigen Blick.',
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Sehr groß, sehr ernst, sehr viele Männer, die flüstern und dann brüllen. Die Schwarz-Weiß-Szenen bei den Harkonnen allerdings sind atemberaubend.',
      replies: [['Filmrolle35', 'Mit Infrarotkamera gefilmt, daher diese wächsernen Gesichter.']],
    },
  ],
  'Alles steht Kopf 2': [
    {
      by: 'PapaMitPopcorn',
      text: 'Zweifel übernimmt das Pult, und neben mir flüstert meine Tochter (11): „So ist das in Mathe.“ Wir haben seitdem ein Wort dafür. Danke, Pixar.',
      replies: [['Lena_schaut', 'Ich bin 29 und habe jetzt auch ein Wort dafür.']],
    },
    {
      by: 'totoros_enkelin',
      text: 'Weniger überraschend als der erste, aber die Panikattacke am Ende ist so genau gezeichnet, wie ich das noch nie gesehen habe.',
    },
  ],
  'Der wilde Roboter': [
    {
      by: 'totoros_enkelin',
      text: 'Endlich wieder ein großer Trickfilm, der aussieht wie gemalt. Man sieht Pinselstriche im Fell! Der Flug der Gänse über den Wald hat mich an die schönsten Ghibli-Momente erinnert.',
    },
    {
      by: 'PapaMitPopcorn',
      text: 'Dieser Film erzählt Kindern, dass alle Eltern keine Ahnung haben und es trotzdem machen. Ich habe versucht, heimlich zu weinen. Hat nicht geklappt.',
      replies: [['Westfalenkino', 'Bei mir auch nicht.']],
    },
    {
      by: 'scifidel',
      text: 'Die Idee, dass eine Maschine ihre Programmierung überschreitet, kenne ich aus hundert Geschichten. Hier kam sie mir zum ersten Mal vor wie Elternschaft. Feiner Film.',
    },
  ],
  'Nosferatu – Der Untote': [
    {
      by: 'Nachtvorstellung',
      text: 'Kalt, schwarz, und dieser Atem! Skarsgård klingt, als spräche ein Grab. Eggers nimmt die Gier des Vampirs ernst wie lange niemand, und Lily-Rose Depp wirft sich hinein, dass es knackt.',
    },
    {
      by: 'Filmrolle35',
      text: 'Kerzen, Mondlicht, fast keine Farbe. Wenn man in der ersten Reihe sitzt, riecht man das Wachs. Der Schatten der Hand über der Stadt ist eine schöne Verbeugung vor Murnau.',
      replies: [['kritik', 'Die Verbeugungen sind das Problem: Er steht nie ganz gerade.']],
    },
    {
      by: 'Maerzhase',
      text: 'Keiner redet über den Schnurrbart. Können wir bitte über den Schnurrbart reden.',
      replies: [['Nachtvorstellung', 'Ein walachischer Edelmann trägt Schnurrbart. Das steht sogar bei Stoker!']],
    },
  ],
  'Challengers – Rivalen': [
    {
      by: 'soundtracksophie',
      text: 'Techno von Reznor und Ross unter einem Streitgespräch, so laut, dass man die Leute kaum versteht, und genau dadurch versteht man alles. Seither kann ich kein Tennis mehr ohne Bass sehen.',
    },
    {
      by: 'Westfalenkino',
      text: 'Kamera als Ball. Mir wurde schwindlig. Spiel, Satz, Sieg.',
    },
  ],
  Oppenheimer: [
    {
      by: 'ReiheSieben',
      text: 'Drei Stunden Männer in Zimmern, und es ist der spannendste Film seines Jahres. Der Jubel in der Turnhalle, wenn der Ton verschwindet und die Gesichter weiß werden, das ist Nolans beste Szene überhaupt.',
      replies: [
        ['scifidel', 'Dieses Fußgetrampel, das man die ganze Zeit hört und erst da versteht!'],
        ['kinofan', 'Ja. Ich habe in der Szene vergessen, dass ich in einem Kino sitze.'],
      ],
    },
    {
      by: 'Lena_schaut',
      text: 'Emily Blunt hat eine gute Szene, Florence Pugh keine. Ich finde, das darf man bei drei Stunden bemerken.',
      replies: [
        ['Programmkino_Ulla', 'Das darf man nicht nur, das soll man.'],
        ['Grantler_Wien', 'Die Szene mit Blunt vor dem Ausschuss wiegt aber vieles auf.'],
      ],
    },
    {
      by: 'Filmrolle35',
      text: 'Dass es Schwarz-Weiß-Film in 65 mm vorher gar nicht gab und eigens hergestellt werden musste: Für so etwas liebe ich diesen Mann, auch wenn ich seine Dialoge nicht verstehe. Akustisch, meine ich.',
    },
  ],
  Barbie: [
    {
      by: 'Lena_schaut',
      text: 'Mit acht Freundinnen in Pink hin, und bei der alten Frau an der Bushaltestelle haben alle acht geschluckt. Gosling singt den Rest der Welt an die Wand.',
      replies: [['popcornpirat', 'i’m just ken läuft bei mir seitdem beim abwasch']],
    },
    {
      by: 'Grantler_Wien',
      text: 'Ein Werbefilm, der sich dafür entschuldigt, einer zu sein. Die Bauten sind super.',
      replies: [['ReiheSieben', 'Ein Werbefilm, der klüger ist als sein Auftraggeber. Das ist doch etwas.']],
    },
    {
      by: 'Maerzhase',
      text: 'Die seltsame Barbie, immer im Spagat. Endlich fühle ich mich vertreten.',
    },
  ],
  'Anatomie eines Falls': [
    {
      by: 'Kommissarin_Klee',
      text: 'Seit Jahren bringt mich kein Gerichtsfilm mehr aus der Ruhe. Der hier hat mich zwei Stunden lang die Seiten wechseln lassen. Das Tondokument vom Streit in der Küche ist ungeheuerlich, weil beide recht haben.',
      replies: [
        ['Programmkino_Ulla', 'Und Hüller, die in keiner ihrer Sprachen zu Hause sein darf.'],
        ['kinofan', 'War sie es? Ich habe meine Meinung fünfmal geändert.'],
        ['Kommissarin_Klee', 'Im Zweifel für den Hund.'],
      ],
    },
    {
      by: 'Westfalenkino',
      text: 'Der Hund hat den besten Preis in Cannes bekommen. Zu Recht.',
    },
    {
      by: 'soundtracksophie',
      text: 'Wer hätte gedacht, dass eine Steeldrum-Version von „P.I.M.P.“ in Dauerschleife einmal Beweismittel wird.',
    },
  ],
  'The Zone of Interest': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Man sieht einen Garten und hört ein Lager. Ich habe noch keinen Film erlebt, bei dem das Bild die Lüge ist und der Ton die Wahrheit. Danach fuhr ich mit der S-Bahn nach Hause und konnte niemandem in die Augen schauen.',
      replies: [['soundtracksophie', 'Ich habe die Augen zugemacht und es nicht ausgehalten. Das sagt alles.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Hüller probiert einen Pelzmantel an und findet in der Tasche einen Lippenstift. Sie benutzt ihn. Kein Film über die Täter hat mir mit so wenig so viel erklärt.',
    },
  ],
  'Perfect Days': [
    {
      by: 'Programmkino_Ulla',
      text: 'Ein Mann putzt Toiletten, gießt Pflanzen, liest Faulkner und schaut den Blättern zu. Ich bin aus dem Kino gegangen und habe eine Haltestelle früher als sonst ausgestiegen, um noch ein Stück zu laufen.',
      replies: [
        ['Lena_schaut', 'Das letzte Bild, sein Gesicht im Auto, minutenlang. Er lacht und weint und beides stimmt.'],
        ['Westfalenkino', 'Seitdem höre ich wieder Kassetten.'],
      ],
    },
    {
      by: 'Grantler_Wien',
      text: 'Sehr schön für Leute, die selber keine Toiletten putzen müssen.',
      replies: [
        ['kinofan', 'Autsch. Darüber denke ich jetzt den Rest des Tages nach.'],
        [
          'Programmkino_Ulla',
          'Den Einwand verstehe ich. Aber der Film behauptet nicht, dass alle so leben sollten, sondern dass dieser eine es kann.',
        ],
      ],
    },
  ],
  'Poor Things': [
    {
      by: 'Maerzhase',
      text: 'Emma Stone tanzt in Lissabon, als hätte sie das Tanzen eben erfunden. Ich möchte so durchs Leben gehen: alles probieren, das meiste ausspucken.',
    },
    {
      by: 'kritik',
      text: 'Ein Fest fürs Auge und ein Ärgernis fürs Ohr, weil jeder Gedanke dreimal ausgesprochen wird. Aber Mark Ruffalo als beleidigter Lebemann ist zum Niederknien.',
      replies: [['popcornpirat', 'ruffalo wie er die alte dame über bord werfen will, ich kann nicht mehr']],
    },
  ],
  'Past Lives – In einem anderen Leben': [
    {
      by: 'Lena_schaut',
      spoiler: true,
      text: 'Zwei Minuten warten sie auf ein Taxi und sagen nichts. Ich habe noch nie in einem Kino so laut mein eigenes Herz gehört. Und dann der Weg zurück, und wer da auf der Treppe sitzt.',
      replies: [['kinofan', 'Der Ehemann ist der heimliche Held dieses Films.']],
    },
    {
      by: 'omu_oder_nix',
      text: 'Wie sie sagt, dass er im Schlaf ihre Sprache lernen möchte, weil sie auf Koreanisch träumt! In der Synchronfassung reden alle immer gleich, da ist diese Szene sinnlos.',
    },
  ],
  'Fallende Blätter': [
    {
      by: 'Westfalenkino',
      text: '81 Minuten. Zwei Menschen, ein Hund, ein Zettel. Alles drin.',
      replies: [['Programmkino_Ulla', 'Kaurismäki müsste dich als Pressesprecher einstellen.']],
    },
    {
      by: 'Filmrolle35',
      text: 'Auf Film gedreht, jede Wand eine Farbe, jede Lampe ein Gedicht. Und im Kino läuft der Zombiefilm von Jarmusch, und danach reden zwei alte Männer über Bresson. Ich habe so gelacht, dass mich der Nachbar angeschaut hat.',
    },
  ],
  'Das Lehrerzimmer': [
    {
      by: 'Kommissarin_Klee',
      text: 'Bin mit einer Lehrerin verheiratet. Sie hat den ganzen Film über leise „nein, nein, nicht“ gesagt, und jedes Mal hat die Figur es doch getan, aus den besten Gründen.',
      replies: [['PapaMitPopcorn', 'Nach dem Film bin ich beim nächsten Elternabend sehr, sehr still gewesen.']],
    },
    {
      by: 'ReiheSieben',
      text: 'Eine Schule als Modell des Staates, ohne dass es je jemand sagt. Benesch rennt durch diese Gänge wie durch einen Thriller. Der Zauberwürfel zum Schluss: genial einfach.',
    },
  ],
  'Der Junge und der Reiher': [
    {
      by: 'totoros_enkelin',
      text: 'Beim ersten Mal habe ich ihn nicht verstanden und geweint. Beim zweiten Mal habe ich ihn verstanden und noch mehr geweint. Er verabschiedet sich und legt einem die Bauklötze in die Hand.',
      replies: [
        ['Maerzhase', 'Die Warawara! Und die Sittiche mit den Messern!'],
        ['PapaMitPopcorn', 'Für Kinder unter zehn ist er wohl nichts. Für Väter über vierzig sehr.'],
      ],
    },
    {
      by: 'scifidel',
      text: 'Der Anfang mit dem Brand in Tokio ist so gewaltig gezeichnet, dass ich mich festhalten musste. Danach bin ich nicht mehr mitgekommen, und das war mir irgendwann egal.',
    },
  ],
  'Im Westen nichts Neues': [
    {
      by: 'Ostkreuz_Kino',
      text: 'Handwerklich überwältigend, und doch: Der Schluss verdreht Remarque. Bei ihm fällt Paul an einem Tag, an dem nichts zu melden ist. Hier muss es noch einmal ein großer Sturm sein. Der Titel verliert dadurch seinen Sinn.',
      replies: [
        ['Programmkino_Ulla', 'Danke. Genau das war mein Ärger, ich konnte es nicht in Worte fassen.'],
        ['heldenmo', 'fands trotzdem brutal stark. wenn die panzer aus dem nebel kommen'],
      ],
    },
    {
      by: 'soundtracksophie',
      text: 'Drei Töne aus einem alten Harmonium, verzerrt wie eine Maschine. Volker Bertelmann hat dafür zu Recht den Oscar bekommen.',
    },
  ],
  'Everything Everywhere All at Once': [
    {
      by: 'Maerzhase',
      text: 'Zwei Steine. Kein Ton. Untertitel. Ich habe GEWEINT. Wegen ZWEI STEINEN.',
      replies: [['scifidel', 'Willkommen im Club. Später kommt noch ein Stein dazu, aus einem anderen Film.']],
    },
    {
      by: 'Programmkino_Ulla',
      text: 'Mein Kopf tat weh, und bei den Wurstfingern wollte ich gehen. Dann sagt dieser sanfte Mann, man solle freundlich sein, gerade wenn man nicht weiß, was los ist. Da bin ich geblieben.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Alles, überall, gleichzeitig, und vor allem: zu lang.',
    },
  ],
  Aftersun: [
    {
      by: 'Lena_schaut',
      text: 'Ein Urlaub, ein Vater, eine Videokamera. Man merkt erst auf dem Heimweg, was man gesehen hat. „Under Pressure“ kann ich seitdem nicht mehr im Supermarkt hören.',
      replies: [
        ['soundtracksophie', 'Wie sie nach und nach die Begleitung wegnehmen, bis nur noch die Stimmen da sind …'],
      ],
    },
    {
      by: 'Westfalenkino',
      text: 'Habe danach meinen Vater angerufen.',
      replies: [['Lena_schaut', '♥']],
    },
  ],
  'Der schlimmste Mensch der Welt': [
    {
      by: 'Lena_schaut',
      text: 'Sie drückt auf den Lichtschalter, und ganz Oslo steht still, und sie rennt. Ich kenne keine Szene, die besser zeigt, wie es ist, sich zu verlieben, wenn man es gerade gar nicht darf.',
    },
    {
      by: 'Grantler_Wien',
      text: 'Sie ist nicht der schlimmste Mensch der Welt. Sie ist dreißig. Guter Film.',
    },
  ],
  Sterben: [
    {
      by: 'Programmkino_Ulla',
      text: 'Das Gespräch zwischen Mutter und Sohn am Küchentisch, in dem beide zugeben, dass sie einander nie geliebt haben: Ich hatte so etwas noch nie gesehen, und Corinna Harfouch und Lars Eidinger spielen es, als sprächen sie übers Wetter.',
      replies: [
        ['ReiheSieben', 'Eine der großen Szenen des deutschen Kinos. Man lacht sogar, und erschrickt darüber.'],
      ],
    },
    {
      by: 'popcornpirat',
      text: 'titel klingt nach drei stunden depri, ist auch so, aber die zahnszene mit lilith stangenberg ist komplett irre',
    },
  ],
}
