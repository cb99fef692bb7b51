-- A client adds reasons of his own beside the usual ones. They are never taken away, as what was decided by them names them:
-- one that no longer serves is no longer proposed.
alter table rh.refusal_answer
  -- { language: name } of a reason of his own
  add column names jsonb check (jsonb_typeof(names) = 'object' and names ->> 'fr' <> ''),
  drop constraint refusal_answer_reason_check,
  add check (names is null and reason in
    ('profile', 'experience', 'availability', 'filled', 'work_documents', 'unreachable', 'absent', 'other')
    or names is not null and reason ~ '^own-[0-9a-f-]{36}$');
