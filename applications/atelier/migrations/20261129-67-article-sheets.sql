-- How a workshop makes an article, and on which lines.
create table atelier.article_sheet (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  article_id uuid not null,
  -- grams in a consumer unit, units in a case, and what a case holds net
  nominal_g bigint not null check (nominal_g > 0),
  units_per_case int not null check (units_per_case between 1 and 10000),
  net_case_g bigint not null check (net_case_g > 0),
  case_tare_g bigint not null default 0 check (case_tare_g >= 0),
  cases_per_layer int not null default 1 check (cases_per_layer between 1 and 1000),
  cases_per_pallet int check (cases_per_pallet between 1 and 10000),
  expected_loss_pct numeric(4, 1) not null default 0 check (expected_loss_pct between 0 and 60),
  cases_per_hour int not null check (cases_per_hour between 1 and 100000),
  best_before_days int check (best_before_days between 0 and 3650),
  -- raw families that may be poured; none: those of the article itself
  family_ids uuid[] not null default '{}',
  version int not null default 1
);
call kernel.fence('atelier.article_sheet');
call kernel.refer('atelier.article_sheet', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.article_sheet', 'article_id', 'platform.article');
call platform.audited('atelier.article_sheet');
create unique index article_sheet_of on atelier.article_sheet (client_id, workshop_id, article_id);

create table atelier.ligne_article (
  client_id uuid not null default kernel.client_id(),
  ligne_id uuid not null,
  article_id uuid not null,
  workshop_id uuid not null,
  preferred boolean not null default false,
  -- where this line is faster or slower than the sheet says
  cases_per_hour int check (cases_per_hour between 1 and 100000),
  primary key (client_id, ligne_id, article_id)
);
call kernel.fence('atelier.ligne_article');
call kernel.refer('atelier.ligne_article', 'ligne_id', 'atelier.ligne_atelier', 'cascade');
call kernel.refer('atelier.ligne_article', 'article_id', 'platform.article', 'cascade');
call kernel.refer('atelier.ligne_article', 'workshop_id', 'atelier.workshop');
call platform.audited('atelier.ligne_article');
create unique index ligne_article_preferred on atelier.ligne_article (client_id, workshop_id, article_id) where preferred;
