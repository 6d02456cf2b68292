import type { DemoArticle } from './article.ts'

/** Of members, each in their own voice. */
export const blogs: readonly DemoArticle[] = [
  {
    by: 'ReiheSieben',
    rubric: 'blog',
    title: 'Zwölf Männer, ein Ventilator',
    teaser: 'Sidney Lumet braucht ein Zimmer und 96 Minuten. Eine kleine Lehre vom Raum.',
    about: ['Die zwölf Geschworenen', 'Das Fenster zum Hof'],
    daysAgo: 2.6,
    applause: 0.7,
    body: `Am Anfang ist das Zimmer groß. Zwölf Männer verteilen sich, einer geht ans Fenster, zwei reden über Baseball, der Ventilator klemmt. Am Ende desselben Films ist das Zimmer klein wie ein Schuhkarton, und niemand hat eine Wand verschoben.

Sidney Lumet hat erzählt, wie er das in [Die zwölf Geschworenen](/movies/die-zwoelf-geschworenen) gemacht hat: Das erste Drittel ist von oben gefilmt, das zweite auf Augenhöhe, das letzte von unten, und die Brennweiten werden immer länger. Zuletzt sieht man die Decke. **Die Luft wird knapp, weil die Linse es so will.**

> Elf heben die Hand, einer nicht.

Mich erinnert das jedes Mal an *Das Fenster zum Hof*, drei Jahre älter. Auch dort verlassen wir ein Zimmer nicht, auch dort ist es heiß, auch dort entscheidet einer, dass er noch einmal hinschauen will. Aber Hitchcock lässt uns hinaussehen. Lumet lässt uns hinhören.

## Worauf ich beim nächsten Mal achte

- wer wann sein Jackett auszieht
- wann es zu regnen beginnt
- auf Martin Balsam, der als Vorsitzender alles versucht, damit es ordentlich zugeht

Es ist ein Film über Zweifel, und er ist sich seiner Sache vollkommen sicher. Das muss man erst einmal können.`,
    comments: [
      {
        by: 'Kommissarin_Klee',
        text: 'Ich zeige ihn jedes Jahr in der Ausbildung. Bei der Szene mit dem Messer wird es immer still.',
        replies: [
          ['Filmrolle35', 'Und wie viele stimmen am Anfang mit den elf?'],
          ['Kommissarin_Klee', 'Die meisten. Darum zeige ich ihn.'],
          ['Lena_schaut', 'Das hätte ich gern in der Schule gehabt.'],
        ],
      },
      {
        by: 'Filmrolle35',
        text: 'Das mit den Brennweiten stimmt, man kann es nachmessen: Die Gesichter werden größer, obwohl niemand näher rückt.',
        replies: [['ReiheSieben', 'Genau. Und man merkt es erst, wenn es einem zu eng wird.']],
      },
      {
        by: 'omu_oder_nix',
        text: 'Im Original hört man erst, wie leise Fonda spricht. Die anderen müssen sich vorbeugen.',
      },
      { by: 'Maerzhase', text: 'Gestern nachgeholt, wegen deines Artikels. Danke!' },
      {
        by: 'PapaMitPopcorn',
        text: 'Den Ventilator habe ich nie als Figur gesehen. Jetzt kann ich nicht mehr anders.',
      },
    ],
  },
  {
    by: 'Ostkreuz_Kino',
    rubric: 'blog',
    title: 'Berlin, dreimal um den Block',
    teaser: 'Engel, Laufschuhe und Pfiffe: Was drei Filme von einer Stadt wissen, die nie stillhält.',
    about: ['Lola rennt', 'Der Himmel über Berlin', 'M – Eine Stadt sucht einen Mörder'],
    daysAgo: 6.3,
    applause: 0.6,
    body: `Ich wohne seit zwanzig Jahren in dieser Stadt und habe sie zuerst im Kino gesehen. Dreimal, um genau zu sein, und jedes Mal war es eine andere.

**1931.** In [M](/movies/m-eine-stadt-sucht-einen-moerder) ist Berlin ein Ohr. Eine Melodie von Grieg, gepfiffen, und ein blinder Ballonverkäufer, der sie wiedererkennt. Fritz Lang hatte den Ton gerade erst bekommen und benutzte ihn sofort als Indiz.

**1987.** In [Der Himmel über Berlin](/movies/der-himmel-ueber-berlin) ist die Stadt eine Stimme, oder zehntausend. Bruno Ganz und Otto Sander hören zu, in der U-Bahn, in der Staatsbibliothek, an der Mauer. Curt Bois sucht den Potsdamer Platz und findet ein Feld.

**1998.** In [Lola rennt](/movies/lola-rennt) ist sie eine Strecke. Zwanzig Minuten, hunderttausend Mark, und die Wege passen geografisch hinten und vorne nicht zusammen. Wer hier wohnt, lacht. Wer rennt, merkt es nicht.

> Dazwischen liegen eine Mauer und ihr Fall, und in keinem der drei Filme steht jemand einfach herum.

Wenn Besuch kommt, zeige ich inzwischen nicht mehr das Brandenburger Tor. Ich zeige diese drei, in dieser Reihenfolge, und danach gehen wir einmal um den Block.`,
    comments: [
      {
        by: 'Westfalenkino',
        text: 'Die Strecke von Lola bin ich mal mit dem Rad abgefahren. Man braucht einen halben Tag.',
        replies: [
          ['Ostkreuz_Kino', 'Und drei Anläufe, nehme ich an.'],
          ['popcornpirat', 'Beim dritten Mal hat es dann geklappt?'],
        ],
      },
      {
        by: 'Programmkino_Ulla',
        text: 'Curt Bois auf dem leeren Platz: Ich war 1987 dabei, in einem Saal mit zwölf Leuten. Alle haben geweint.',
      },
      { by: 'Grantler_Wien', text: 'Wien hat einen dritten Mann. Das genügt.' },
      { by: 'soundtracksophie', text: 'Und keiner der drei klingt wie der andere. Grieg, Stimmen, Techno.' },
    ],
  },
  {
    by: 'Lena_schaut',
    rubric: 'blog',
    title: 'Nichts passiert, und ich konnte nicht wegsehen',
    teaser: 'Zwei Filme über den Alltag: Kartoffeln in Brüssel, Toiletten in Tokio.',
    about: ['Perfect Days', 'Jeanne Dielman'],
    daysAgo: 12.5,
    applause: 0.4,
    body: `Ich hatte mir beide für dasselbe Wochenende vorgenommen, weil ich dachte: Das ist doch derselbe Film. Jemand steht auf, tut, was zu tun ist, geht schlafen. Dann noch einmal.

Es ist nicht derselbe Film.

In [Perfect Days](/movies/perfect-days) wählt Hirayama seine Wiederholungen. Er legt die Kassette ein, er gießt die Bäumchen, er fotografiert das Licht. Kōji Yakusho hat dafür in Cannes den Preis als bester Darsteller bekommen, und man sieht, warum: Am Ende fährt er nur Auto, und sein Gesicht erzählt alles, was der Film bis dahin ausgelassen hat.

In [Jeanne Dielman](/movies/jeanne-dielman) wählt niemand. Delphine Seyrig schält, faltet, löscht das Licht. Chantal Akerman war 25, als sie das drehte, und sie hält die Kamera so lange hin, bis man selbst merkt, dass ein Knopf offen ist.

> Der eine Alltag ist ein Haus, der andere ein Schloss ohne Schlüssel.

Beide haben mir beigebracht, langsamer zu schauen. Nur nach einem von beiden habe ich gut geschlafen.`,
    comments: [
      {
        by: 'totoros_enkelin',
        text: 'Der Schluss von Perfect Days ist das Schönste, was ich je über ein Lenkrad hinweg gesehen habe.',
      },
      {
        by: 'serienbenni',
        text: '201 Minuten Kartoffeln? Ich weiß nicht …',
        replies: [['Lena_schaut', 'Nimm dir die erste Stunde vor. Wenn du dann noch sitzt, bleibst du.']],
      },
    ],
  },
  {
    by: 'serienbenni',
    rubric: 'blog',
    title: 'Ein Eimer, ein Zimmer, ein Gespräch: Lob des Tatortreinigers',
    teaser: 'Warum eine Serie, in der immer schon alles vorbei ist, so viel zu erzählen hat.',
    about: ['Der Tatortreiniger'],
    daysAgo: 18.8,
    applause: 0.35,
    body: `Krimis fangen mit einer Leiche an. [Der Tatortreiniger](/serie/der-tatortreiniger) fängt an, wenn sie weg ist. Heiko Schotte, genannt Schotty, kommt mit Eimer und Schwamm, und dann klingelt es, oder jemand steht schon im Flur.

Das ist die ganze Anordnung, und sie reicht. Bjarne Mädel spielt einen, der eigentlich nur fertig werden will und trotzdem nicht anders kann, als zuzuhören. Mizzi Meyer schreibt ihm Gespräche, die wie Kammerspiele gebaut sind: zwei Menschen, ein Raum, kein Ausweg außer dem Reden.

> Die Toten sind das Einzige, worüber sich hier niemand streitet.

Ich habe mir angewöhnt, eine Folge zu schauen, wenn der Tag zu laut war. Eine halbe Stunde, und am Ende ist etwas sauber.`,
    comments: [
      { by: 'Westfalenkino', text: 'Am besten sind die Folgen, in denen Schotty verliert und es nicht merkt.' },
      { by: 'Kommissarin_Klee', text: 'Fachlich habe ich Einwände. Menschlich keine.' },
    ],
  },
  {
    by: 'kinofan',
    rubric: 'blog',
    title: 'Was ich nach tausend Bewertungen über mich weiß',
    teaser: 'Noch nicht fertig: Zahlen, die mich selbst überrascht haben.',
    about: ['Toni Erdmann', 'Before Sunrise'],
    daysAgo: null,
    body: `Erster Versuch. Ich runde lieber auf als ab, außer bei Komödien. Warum eigentlich?

- Beispiel: [Toni Erdmann](/movies/toni-erdmann), erst eine 7, nach dem zweiten Mal eine 9
- Gegenbeispiel: noch suchen

Vielleicht mit *Before Sunrise* anfangen: der Film, bei dem ich mit zwanzig und mit vierzig über verschiedene Sätze gelacht habe.`,
  },
]
