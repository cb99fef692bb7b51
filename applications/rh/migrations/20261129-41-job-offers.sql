-- Jobs that a client has to give: written in three steps, shown to everybody while they are published.
create table rh.job_offer (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  status text not null default 'draft' check (status in ('draft', 'published', 'paused', 'closed', 'archived')),
  close_reason text check (close_reason in ('filled', 'expired', 'cancelled')),
  -- criteria
  company_id uuid not null,
  position_id uuid not null,
  site_id uuid not null,
  unit_id uuid,
  family text not null check (family in
    ('permanent', 'fixed_term', 'fixed_term_open', 'seasonal', 'harvest', 'apprenticeship', 'student_job', 'other')),
  posts int not null check (posts between 1 and 2000),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  weekly_hours numeric(4, 2) not null check (weekly_hours > 0 and weekly_hours <= 48),
  -- euros before deductions, by the hour or by the month: an offer is not shown without
  pay_min numeric(9, 2) check (pay_min > 0),
  pay_max numeric(9, 2) check (pay_max >= pay_min),
  pay_unit text not null check (pay_unit in ('hour', 'month')),
  has_housing boolean not null default false,
  has_transport boolean not null default false,
  recruiter_id uuid,
  closes_on date,
  -- description: { language: { title, missions, profile, conditions } }
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  -- why a word that the checker marked stands all the same
  wording_reason text check (char_length(wording_reason) between 10 and 500),
  -- diffusion
  channels text[] not null default '{site}' check (channels <@ array['site', 'feed', 'poster']),
  sources text[] not null default '{}' check (cardinality(sources) <= 20),
  published_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  search_text text not null generated always as (kernel.normalise(
    coalesce(texts -> 'fr' ->> 'title', '') || ' ' || coalesce(texts -> 'en' ->> 'title', ''))) stored,
  version int not null default 1,
  check ((status in ('closed', 'archived')) or close_reason is null),
  check (status in ('draft', 'archived') or pay_min is not null)
);
call kernel.fence('rh.job_offer');
call kernel.searchable('rh.job_offer');
call kernel.refer('rh.job_offer', 'company_id', 'platform.company');
call kernel.refer('rh.job_offer', 'position_id', 'rh.position');
call kernel.refer('rh.job_offer', 'site_id', 'rh.site');
call kernel.refer('rh.job_offer', 'unit_id', 'rh.unit');
call kernel.refer_member('rh.job_offer', 'recruiter_id');
call platform.audited('rh.job_offer');
create index on rh.job_offer (created_by);
create index job_offer_listed on rh.job_offer (client_id, starts_on, id);
create index job_offer_shown on rh.job_offer (client_id, starts_on, id) where status = 'published';

-- How often an offer was opened, by day and by where its readers came from. Nothing of who they are.
create table rh.offer_visit (
  client_id uuid not null default kernel.client_id(),
  job_offer_id uuid not null,
  day date not null,
  source text not null,
  visits int not null default 1,
  primary key (client_id, job_offer_id, day, source)
);
call kernel.fence('rh.offer_visit');
call kernel.refer('rh.offer_visit', 'job_offer_id', 'rh.job_offer', 'cascade');

-- Whoever applies may name the offer that he read.
call kernel.refer('rh.candidate_application', 'job_offer_id', 'rh.job_offer');
