-- Who is yet to be hired, or whose contract has not begun, stands in a tab of his own: an active person is one who works, or whose
-- contract is suspended, in the list as in every figure.
alter table rh.employee alter column standing set expression as (case
  when anonymised_at is not null then 'deleted'
  when archived_at is not null then 'archived'
  when situation in ('between_seasons', 'left') then situation
  when situation in ('never_hired', 'upcoming') then 'to_hire'
  else 'active' end);
