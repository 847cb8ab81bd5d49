/**
 * Passwords that are guessed first, in Dutch and English. A module of its own, so that it is loaded only where a
 * password is chosen. Capitals, digits for letters and a few trailing digits or marks are normalised, so that one word
 * covers a hundred variants.
 */
const WORDS = `
password passwort passw0rd passwd pass passe passcode passphrase letmein login logon welcome welkom
wachtwoord wachtwoorden wachtwoordje wachtword wwoord geheim geheimpje geheimen onbekend vergeten
nieuwwachtwoord mijnwachtwoord password1password changeme changeit temp temporary tijdelijk default
standaard secret secrets topsecret unknown nothing niets nietszeggend noidea geenidee geenwachtwoord
admin administrator admins adminadmin beheer beheerder root toor super superuser supervisor sysadmin
user username gebruiker gebruikersnaam guest gast test tester testing test1test testtest proef proefje
demo demodemo example sample public openbaar access toegang open openup openopen enter entrance system
systeem server computer computers laptop internet intranet network netwerk windows microsoft office
google gmail hotmail outlook yahoo facebook instagram twitter whatsapp linkedin youtube netflix spotify
amazon apple iphone ipad macbook samsung galaxy android nokia sony playstation xbox nintendo pokemon
minecraft fortnite roblox zelda mario sonic batman superman spiderman ironman hulk avengers starwars
startrek skywalker darkvader darthvader yoda matrix trustno trustnoone gandalf frodo hobbit potter
harrypotter hermione hogwarts dragon dragons dragonball monkey monkeys master masters killer hunter
ranger shadow sunshine sunflower princess princes prinses prins koning koningin queen king kings knight
ridder football footbal voetbal voetballen baseball basketball hockey tennis golf rugby soccer sport
sports fitness running runner cycling fietsen wielrennen schaatsen zwemmen dansen dancing dancer muziek
music guitar gitaar piano drums trumpet michael michelle jordan jessica jennifer ashley amanda nicole
daniel david robert thomas andrew charlie george joshua matthew anthony william richard joseph justin
brandon tyler hannah sophie sophia olivia emma lotte sanne anouk femke iris julia lisa anna eva sara
sarah laura naomi kim kimberly kirsten marieke marloes maaike manon mirjam miranda monique natasja
nathalie patricia petra priscilla rachel rebecca roos rosalie sabine sandra saskia sharon silvia simone
stefanie suzanne sylvia tamara tessa vanessa wendy yvonne jan piet klaas kees henk hans frans johan
johannes jeroen jasper joost jelle jesse joris jurgen karel kevin koen lars luuk maarten marcel marco
mark martijn martin mathijs max menno michiel mike milan nick niels noah olivier patrick paul peter
pieter ralf remco rene richard rick rob robin roel ronald ruben ruud sander sem sjoerd stefan stijn sven
thijs tim tom vincent wesley willem wim wouter daan bram finn lucas levi luca james benjamin adam samuel
mohammed mohamed fatima ahmed mustafa aisha maria mama papa mamapapa papamama oma opa mams paps moeder
vader mother father daddy mommy family familie baby babygirl babyboy schat schatje schatjes schatje schatteke
liefje liefde lief lieverd lieve lieveling lovely lover loverboy loveme loveyou iloveyou iloveu ilovegod
ihouvanjou ikhouvanjou ikhouvanje ikhouvan houvanjou houvanje love lovelove hartje hartjes heart hearts
kusje kusjes knuffel knuffels knuffeltje poes poesje poezen kat katten katje kater cat cats kitty kitten
hellokitty hond honden hondje puppy puppies dog doggy doggie dogs paard paarden paardje pony horse horses
konijn konijntje rabbit bunny hamster vogel vlinder vlinders butterfly dolfijn dolfijnen dolphin dolphins
tijger tiger tigers leeuw lion lions olifant elephant giraffe panda pandas beer beertje bear bears wolf
wolves adelaar eagle eagles falcon valk uil owl schildpad turtle vis visje fish fishing vissen banana
banaan appel appeltje aardbei strawberry cherry kers kersen peer citroen lemon orange oranje sinaasappel
chocolate chocola chocolade cookie cookies koekje koekjes cupcake candy snoep snoepje sugar suiker honey
honing butter boter pannenkoek pizza pasta kaas cheese cheesecake stroopwafel drop dropje hagelslag patat
friet bier biertje beer heineken grolsch amstel wijn wine whisky vodka koffie coffee thee coca cola
cocacola pepsi redbull water vuur fire aarde lucht zon maan sterren ster star stars starlight moon
moonlight sun summer zomer winter lente herfst spring autumn januari februari maart april mei juni juli
augustus september oktober november december january february march may june july august october maandag
dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday
sunday weekend vakantie holiday vacation kerst kerstmis christmas kerstboom sinterklaas zwartepiet pasen
easter nieuwjaar newyear feest feestje party verjaardag birthday amsterdam rotterdam utrecht denhaag
eindhoven groningen tilburg almere breda nijmegen haarlem arnhem enschede amersfoort apeldoorn zwolle
leiden maastricht dordrecht zoetermeer deventer delft alkmaar heerlen venlo leeuwarden hilversum assen
zeeland limburg brabant friesland drenthe gelderland flevoland overijssel holland nederland netherlands
dutch hollander belgie belgium antwerpen brussel gent brugge europa europe duitsland germany berlin
berlijn london londen paris parijs rome madrid barcelona newyork america amerika usa canada mexico brazil
brazilie china japan tokyo india turkey turkije galatasaray fenerbahce besiktas marokko suriname curacao
aruba bali ibiza ajax ajaxamsterdam ajacied feyenoord feijenoord psv psveindhoven fcutrecht fctwente
twente azalkmaar vitesse nac willemii heerenveen sparta denbosch cambuur arsenal chelsea liverpool
manchester manutd united realmadrid juventus milan bayern dortmund ronaldo messi neymar cruijff cruyff
bergkamp vanbasten robben sneijder persie verstappen maxverstappen formule formula ferrari porsche
mercedes bmw audi volkswagen golfgti opel peugeot renault citroen toyota honda yamaha suzuki kawasaki
harley harleydavidson ducati volvo saab fiat ford mustang corvette camaro tesla vespa fiets fietsen auto
autos trein vliegtuig boot boten zeilen sailing school schooltje juf meester leraar leerling student
studie university college werk werken working baas boss kantoor bedrijf firma money geld euro dollar
million miljoen rich rijk gold goud golden silver zilver diamond diamant bitcoin business zaken winkel
shopping shop kleding wasmachine wasserij wassen waslijn laundry cleaning stomerij schoon schoonmaak huis
thuis home house woning kamer keuken tuin garden bloem bloemen bloemetje flower flowers roos rozen rose
roses tulp tulpen tulip orchidee lelie daisy lily violet jasmine jasmijn boom bomen tree trees bos forest
zee strand beach ocean oceaan eiland island texel terschelling ameland berg mountain rivier river regen
rain regenboog rainbow sneeuw snow sneeuwpop snowball storm thunder donder bliksem lightning wolk cloud
engel engeltje angel angels duivel devil demon god jezus jesus jesuschrist christ bijbel bible church
kerk heaven hemel hell hel amen allah islam boeddha buddha faith hope peace vrede vrijheid freedom liberty
geluk gelukkig happy happiness blij smile smiley lach lachen funny grappig crazy gek gekkie freak loser
stupid dom domoor idioot idiot fuck fuckyou fuckoff sexy sex rotzooi blue blauw blauwe red rood rode green groen groene yellow geel purple
paars pink roze black zwart zwarte white wit witte bruin brown grijs grey kleur kleuren color rainbow
blondie blond cutie beautiful mooi mooie prachtig gorgeous pretty sweet sweety sweetie sweetheart
sweetpea honeybee babe babes barbie ken dora nijntje miffy jipenjanneke dikkiedik sesamstraat samson gert
plop kabouter kabouterplop k3 studio100 suske wiske asterix obelix kuifje tintin lucky luckyluke donald
donaldduck duck mickey mickeymouse minnie disney frozen elsa anna olaf ariel cinderella aladdin simba
nemo dory shrek garfield snoopy tweety scooby scoobydoo pluto goofy bambi dumbo winnie winniethepooh
tigger eeyore peterpan tinkerbell titanic rocky rambo terminator james007 jamesbond bond jackass jackson
metallica nirvana slipknot korn eminem tupac rihanna beyonce beatles queen acdc ironmaiden pinkfloyd
coldplay onedirection justinbieber bieber gaga madonna elvis dj hardcore hardstyle techno gabber tiesto
armin snelle boef qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx
qazwsxedc qweasd qweasdzxc qaz wsx edc qwe asd zxc abc abcd abcde abcdef abcabc aaa aaaa xxx zzz
onetwothree een eentweedrie tweedrie drie vier vijf zes zeven acht negen tien hallo halloo hallootjes hoi
hoihoi doei hello hellohello helloworld hey heyhey hi goodbye bye whatever boeie boeiend maakt nietuit
misschien altijd always forever vooralteijd never nooit samen together friend friends vriend vriendje
vrienden vriendin vriendinnen bestfriend bff maatje maat buddy brother broer zus zusje sister tweeling
twins kind kinderen kindje children child boy boys girl girls jongen meisje meiden man men vrouw women
lady ladies player gamer games gaming game spel spelletje win winner winnaar champion kampioen legend
legende power kracht strong sterk sterke energy energie turbo speed snel rocket raket space ruimte planet
galaxy universe ninja samurai pirate piraat viking warrior soldier soldaat army leger navy marine police
politie fireman brandweer doctor dokter nurse verpleging engineer pilot piloot captain kapitein chef kok
boer boerderij tractor trekker magic magie wizard tovenaar heks witch vampire vampier twilight zombie
ghost spook geest skull schedel death dood dark darkness donker light licht lamp blink phoenix feniks
unicorn eenhoorn mermaid zeemeermin fairy elfje dreams dream droom dromen dreamer believe geloof imagine
create creative kunst art artist design photo foto camera video film movie cinema theater radio televisie
telefoon phone mobile mobiel sleutel key keys deur door raam window muur wall tafel table stoel chair bed
slapen sleep sleepy moe wakker ochtend morning avond nacht night tonight dag today vandaag tomorrow morgen
yesterday gisteren vroeger later nu now toekomst future verleden past leven life mylife mijnleven world
wereld earth number nummer cijfer letter letters woord words boek boeken book books lezen reading
schrijven bibliotheek library blabla bla blah blahblah lalala lala haha hahaha hihi hoho jaja neenee
kukeleku tralala abracadabra hocuspocus sesam sesamopenu openu opensesame joker poker casino lucky geluks
gelukkige seven eleven thirteen vrijdagdertien bond007 agent spion spy mission missie
`;

const COMMON = new Set(WORDS.trim().split(/\s+/));
const SEQUENCES = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "147258369",
  "741852963",
];
const LETTERS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const reversed = (text: string): string => [...text].reverse().join("");
const unmasked = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
/** `Welkom123!` and `2024welkom` both count as `welkom`. */
const bare = (text: string): string =>
  text.replace(/^\d{1,4}/, "").replace(/[\d!@#$%&*?._-]{1,6}$/, "");

const isSequence = (text: string): boolean =>
  text.length > 2 && SEQUENCES.some((row) => row.includes(text) || reversed(row).includes(text));
/** One to four characters repeated: `aaaa`, `121212`, `abcabc`. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+$/.test(text);
const isYear = (text: string): boolean => /^(19|20)\d\d$/.test(text);

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s+/g, "");
  const forms = [text, bare(text), unmasked(text), unmasked(bare(text)), bare(unmasked(text))];
  if (forms.some((form) => COMMON.has(form) || COMMON.has(reversed(form)))) return true;
  return isSequence(text) || isRepetition(text) || isYear(text) || isSequence(bare(text));
}
