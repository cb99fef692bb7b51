-- What a scale said of goods that were poured: the moves of a pour name it.
alter table atelier.weighing
  drop constraint weighing_kind_check,
  add constraint weighing_kind_check
    check (kind in ('harvest', 'reception', 'control', 'pallet', 'case', 'waste', 'pour'));

alter table atelier.stock_move add column weighing_id uuid;
call kernel.refer('atelier.stock_move', 'weighing_id', 'atelier.weighing');
create index stock_move_weighed on atelier.stock_move (client_id, weighing_id) where weighing_id is not null;
