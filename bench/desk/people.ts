/** SQL of the id made of this text; a UUID of version 4, as answers must hold. */
export const uuidOf = (text: string): string =>
  `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

const list = (...words: string[]): string => `(ARRAY['${words.join("','")}'])`;
const words = (text: string): string => list(...text.split(" "));

/** Deterministic pseudo-random number per customer and trait. */
const chance = (trait: number): string => `(hashint8extended(c, ${trait}) & 9223372036854775807)`;
const pick = (from: string, trait: number): string =>
  `${from}[1 + ${chance(trait)} % array_length(${from}, 1)]`;
/** Skewed choice: the first of the list often, the last seldom. */
const pickUnevenly = (from: string, trait: number): string =>
  `${from}[1 + floor(array_length(${from}, 1) * power(${chance(trait)} % 1000003 / 1000003.0, 2))::int]`;

const FIRST = words(
  "Sanne Daan Emma Noah Julia Sem Mila Lucas Tess Levi Sophie Finn Zoe Luuk Sara Mees Lotte Bram Anna Thijs Eva Jan Fleur Piet Noor Kees",
);
/** Frequencies in a thousand: De Jong 6, De Vries 5, Meijer 3. */
const COMMON = list(
  ...Object.entries({
    "De Jong": 6,
    Jansen: 5,
    "De Vries": 5,
    "Van den Berg": 4,
    "Van Dijk": 4,
    Bakker: 4,
    Janssen: 3,
    Visser: 3,
    Smit: 3,
    Meijer: 3,
  }).flatMap(([name, times]) => Array<string>(times).fill(name)),
);
const COMMON_COUNT = 40;
const BEFORE = list("", "", "", "", "Van ", "Van der ", "De ");
const HEAD = words(
  "Ven Hof Bos Mei Ker Dij Lin Ros Wes Oos Zui Noor Hei Ber Haa Vel Kui Sme Bak Mul",
);
const MIDDLE = words(
  "der ling man ter sen den kamp velt berg stra huis wijk meer beek brug daal rode",
);
const TAIL = words("a ma stra ink ga sma dijk horst loo veen zoon laar donk rick werf steyn mans");
const STREETS = words(
  "Kerk Dorps School Molen Nieuwe Julianen Wilhelmina Stations Hoofd Park Linden Eiken Beuken Berken Spaarne Gracht Haven Vest Singel Markt",
);
const STREET_ENDS = words(
  "straat laan weg plein kade hof dreef pad steeg gracht singel dijk kamp veld akker burg poort wal tuin baan",
);
const HOSTS = words("voorbeeld.example post.example mail.example thuis.example");

/** A surname of exactly one customer. */
export const RARE_NAME = "Quaedvlieg";

const TRAITS = `
  SELECT c, ${pick(FIRST, 1)} AS first,
    CASE WHEN c = 7 THEN '${RARE_NAME}' WHEN ${chance(2)} % 1000 < ${COMMON_COUNT} THEN ${COMMON}[1 + ${chance(2)} % 1000]
      ELSE ${pick(BEFORE, 3)} || ${pickUnevenly(HEAD, 4)} || ${pick(MIDDLE, 5)} || ${pick(TAIL, 6)} END AS last,
    '+316' || (10000000 + c * 7919 % 89999999) AS phone,
    ${pick(STREETS, 7)} || ${pick(STREET_ENDS, 8)} AS street,
    (1 + ${chance(9)} % 180)::text || CASE WHEN ${chance(10)} % 10 = 0 THEN '-A' ELSE '' END AS house,
    1 + ${chance(11)} % 4 AS place, ${chance(12)} % 40 AS district,
    chr(65 + (${chance(13)} % 26)::int) || chr(65 + (${chance(14)} % 26)::int) AS letters,
    ${pick(HOSTS, 15)} AS host,
    round(52 + ${chance(16)} % 5000 / 10000.0, 4) AS lat, round(4.3 + ${chance(17)} % 8000 / 10000.0, 4) AS lon
  FROM generate_series(1, $CUSTOMERS::bigint) c OFFSET 0`;

const ADDRESSED = `
  SELECT t.*, ${list("haarlem", "amsterdam", "utrecht", "den-haag")}[place] AS hub,
    ${list("Haarlem", "Amsterdam", "Utrecht", "Den Haag")}[place] AS city,
    ((ARRAY[2011, 1011, 3511, 2511])[place] + district)::text AS digits,
    lower(first || '.' || replace(last, ' ', '')) || c || '@' || host AS email
  FROM (${TRAITS}) t OFFSET 0`;

/**
 * Customers with names, addresses and phone numbers as skewed as real ones; every 25th orders for a company. A
 * temporary table from which the others are filled.
 */
export const makePeople = (customers: number, companies: number): string[] => [
  `CREATE UNLOGGED TABLE bench_people AS
   SELECT c, ${uuidOf("'user' || c")} AS user_id, hub, email, first || ' ' || last AS name, phone,
     CASE WHEN c % 25 = 0 THEN ${uuidOf(`'company' || c / 25 % ${companies}`)} END AS company_id,
     jsonb_build_object('name', first || ' ' || last, 'email', email, 'phone', phone) AS contact,
     jsonb_build_object('lat', lat, 'lon', lon, 'city', city, 'address', street || ' ' || house || E'\\n' || digits || ' ' || letters || ' ' || city,
       'country', 'Netherlands', 'postalCode', digits || letters, 'thoroughfare', street, 'subThoroughfare', house) AS location,
     words, words_id_of(words) AS words_id
   FROM (SELECT a.*, ' ' || lower(concat_ws(' ', first, last, email, substr(phone, 2), '0' || substr(phone, 4), street, house, digits || letters, city,
     CASE WHEN c % 25 = 0 THEN 'Bedrijf ' || c / 25 % ${companies} END)) AS words
   FROM (${ADDRESSED.replace("$CUSTOMERS", String(customers))}) a OFFSET 0) w`,
  `INSERT INTO companies (id, name, email)
   SELECT ${uuidOf("'company' || c")}, 'Bedrijf ' || c, 'bedrijf' || c || '@zaak.example' FROM generate_series(0, ${companies - 1}) c`,
  `INSERT INTO users (id, email, password_hash, full_name, phone, language, has_bag, created_at)
   SELECT user_id, email, '', name, phone, 'nl', true, timestamptz '2020-01-01' FROM bench_people WHERE company_id IS NULL`,
  `INSERT INTO user_locations (id, user_id, location, created_at)
   SELECT ${uuidOf("'location' || c")}, user_id, location, timestamptz '2020-01-01' FROM bench_people WHERE company_id IS NULL`,
];
