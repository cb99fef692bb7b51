-- The tables of Commerce.
create schema commerce;
grant usage on schema commerce to sillon_app, sillon_platform;

-- What a customer should take of an article in a week, in cases. One row stands; what was validated or frozen before stays to be read.
create table commerce.sales_forecast (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  article_id uuid not null,
  partner_id uuid not null,
  year smallint not null check (year between 2000 and 2199),
  week smallint not null check (week between 1 and 53),
  cases int not null check (cases >= 0),
  state text not null default 'draft' check (state in ('draft', 'validated', 'frozen', 'superseded')),
  version_no smallint not null default 1 check (version_no > 0),
  reason text check (char_length(btrim(reason)) between 1 and 200),
  entered_by uuid default kernel.user_id(),
  entered_at timestamptz not null,
  version int not null default 1
);
call kernel.fence('commerce.sales_forecast');
call kernel.refer('commerce.sales_forecast', 'company_id', 'platform.company');
call kernel.refer('commerce.sales_forecast', 'article_id', 'platform.article');
call kernel.refer('commerce.sales_forecast', 'partner_id', 'platform.partner');
call kernel.refer_member('commerce.sales_forecast', 'entered_by');
call platform.audited('commerce.sales_forecast');
create unique index sales_forecast_live on commerce.sales_forecast (client_id, year, week, article_id, partner_id, company_id)
  where state <> 'superseded';
