CREATE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lichtspiel_content', '');
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'article_items', 'articles', 'auditoria', 'cinemas', 'cities', 'comments', 'credits', 'list_items', 'lists',
    'marks', 'member_blocks', 'meta', 'movies', 'offers', 'people', 'places', 'postcode_areas', 'privacy',
    'promoted_items', 'providers', 'ratings', 'search_entries', 'seasons', 'series', 'series_credits',
    'showtimes', 'trivia', 'users'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()',
      name
    );
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "color", "filename", "widths", "aspect_ratio" ON "images" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
