-- What an article is made of: versions that follow each other, one of them in force on a day.
create table atelier.composition (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  article_id uuid not null,
  version_no int not null check (version_no > 0),
  state text not null default 'draft' check (state in ('draft', 'active')),
  valid_from date not null,
  -- the day before the next version came into force
  valid_to date check (valid_to >= valid_from),
  note text check (char_length(note) between 1 and 500),
  version int not null default 1,
  constraint composition_overlap exclude using gist (
    client_id with =, article_id with =, daterange(valid_from, valid_to, '[]') with &&) where (state = 'active')
);
call kernel.fence('atelier.composition');
call kernel.refer('atelier.composition', 'article_id', 'platform.article');
call platform.audited('atelier.composition');
create unique index composition_version on atelier.composition (client_id, article_id, version_no);
-- The order of the list.
create index composition_listed on atelier.composition (client_id, valid_from, id);

-- Produce by its share of the weight, packaging by what a case takes of it.
create table atelier.composition_line (
  id uuid not null default uuidv7(),
  composition_id uuid not null,
  place int not null check (place > 0),
  family_id uuid,
  packaging_id uuid,
  -- hundredths of a percent of the net weight
  share int check (share between 1 and 10000),
  -- thousandths of the unit of the packaging, for one case
  quantity int check (quantity between 1 and 1000000000),
  loss_pct numeric(4, 1) not null default 0 check (loss_pct between 0 and 60),
  check ((family_id is null) <> (packaging_id is null)),
  check ((family_id is null) = (share is null) and (packaging_id is null) = (quantity is null))
);
call kernel.fence('atelier.composition_line');
call kernel.refer('atelier.composition_line', 'composition_id', 'atelier.composition', 'cascade');
call kernel.refer('atelier.composition_line', 'family_id', 'platform.article_family');
call kernel.refer('atelier.composition_line', 'packaging_id', 'platform.article');
call platform.audited('atelier.composition_line');
create unique index composition_line_place on atelier.composition_line (client_id, composition_id, place);
