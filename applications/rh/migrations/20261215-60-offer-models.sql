-- What offers begin with: texts by position, or for any, in each language that is written.
create table rh.offer_model (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  position_id uuid,
  -- { language: { title, missions, profile, conditions } }
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.offer_model');
call kernel.refer('rh.offer_model', 'position_id', 'rh.position');
call platform.audited('rh.offer_model');
create unique index on rh.offer_model (client_id, name_key) where archived_at is null;
-- An offer begins with the model of its position: there is one.
create unique index offer_model_of_position on rh.offer_model (client_id, position_id)
  where archived_at is null and position_id is not null;

alter table rh.offer_rules add column sources text[] not null default '{}' check (cardinality(sources) <= 20);

-- Whether a reason is proposed to who refuses somebody, and what the client writes to him then in place of the usual letter.
create table rh.refusal_answer (
  id uuid not null default uuidv7(),
  reason text not null check (reason in
    ('profile', 'experience', 'availability', 'filled', 'work_documents', 'unreachable', 'absent', 'other')),
  is_proposed boolean not null default true,
  -- { language: text }
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  version int not null default 1
);
call kernel.fence('rh.refusal_answer');
call platform.audited('rh.refusal_answer');
create unique index on rh.refusal_answer (client_id, reason);
