-- Who is yet to be hired, or whose contract has not begun, stands in a tab of his own: an active person is one who works, or whose
-- contract is suspended, in the list as in every figure.
alter table rh.employee alter column standing set expression as (case
  when anonymised_at is not null then 'deleted'
  when archived_at is not null then 'archived'
  when situation in ('between_seasons', 'left') then situation
  when situation in ('never_hired', 'upcoming') then 'to_hire'
  else 'active' end);

-- The papers of those who are yet to come are followed as before.
create or replace function rh.followed_in(e rh.employee) returns uuid language sql immutable parallel safe
  return case when e.standing in ('active', 'to_hire', 'between_seasons')
              then coalesce(e.company_id, '00000000-0000-0000-0000-000000000000') end;
