-- Search folding (DESK-15): accents, capitals and apostrophes go, letters that NFD does not decompose become the ASCII
-- letters that people type for them. foldText of the contract is the same rule for what is typed. Regex escapes keep this
-- file ASCII, so that a database in another encoding can create the function; it folds ASCII only.
CREATE OR REPLACE FUNCTION plain_words(words text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF getdatabaseencoding() = 'UTF8' AND words ~ '[^\u0001-\u007f]' THEN
    words := regexp_replace(normalize(words, NFD), '[\u0300-\u036f\u00b4\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc]', '', 'g');
    IF words ~ '[^\u0001-\u007f]' THEN
      words := regexp_replace(words, '\u0131', 'i', 'g');
      words := regexp_replace(words, '[\u00d8\u00f8]', 'o', 'g');
      words := regexp_replace(words, '[\u0141\u0142]', 'l', 'g');
      words := regexp_replace(words, '[\u0110\u0111\u00d0\u00f0]', 'd', 'g');
      words := regexp_replace(words, '[\u0126\u0127]', 'h', 'g');
      words := regexp_replace(words, '[\u00df\u1e9e]', 'ss', 'g');
      words := regexp_replace(words, '[\u00c6\u00e6]', 'ae', 'g');
      words := regexp_replace(words, '[\u0152\u0153]', 'oe', 'g');
      words := regexp_replace(words, '[\u00de\u00fe]', 'th', 'g');
      words := regexp_replace(words, '[\u0132\u0133]', 'ij', 'g');
    END IF;
  END IF;
  RETURN regexp_replace(translate(lower(words), '''`', ''), '\s+', ' ', 'g');
END
$$;

-- Work on stored rows that the servers do in batches beside their traffic, each with the last id it has reached. A
-- finished one has no row.
CREATE TABLE backfills (
  name text PRIMARY KEY,
  reached uuid
);
INSERT INTO backfills (name) VALUES ('fold-search-words');
