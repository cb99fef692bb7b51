-- The code by which somebody of the floor says on a shared tablet that it is he: never read, counted where it is wrong.
create table atelier.operator_pin (
  operator_id uuid not null,
  client_id uuid not null default kernel.client_id(),
  hash text not null,
  failed_tries int not null default 0 check (failed_tries >= 0),
  locked_until timestamptz,
  primary key (client_id, operator_id)
);
call kernel.fence('atelier.operator_pin');
call kernel.refer('atelier.operator_pin', 'operator_id', 'atelier.operator', 'cascade');

-- Who did it, beside whose session the tablet has.
alter table atelier.fabrication_order_event add operator_id uuid;
call kernel.refer('atelier.fabrication_order_event', 'operator_id', 'atelier.operator');
create index on atelier.fabrication_order_event (client_id, operator_id) where operator_id is not null;
