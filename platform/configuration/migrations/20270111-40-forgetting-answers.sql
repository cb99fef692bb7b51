-- Answers are only added to; those about somebody who was emptied go with him. Answers how many went.
create function platform.forget_answers(kind text, subjects uuid[]) returns int
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone int;
begin
  delete from platform.questionnaire_answers a using unnest(subjects) subject (id)
   where a.client_id = kernel.client_id() and a.subject_kind = kind and a.subject_id = subject.id;
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function platform.forget_answers from public;
grant execute on function platform.forget_answers to sillon_app, sillon_platform;
