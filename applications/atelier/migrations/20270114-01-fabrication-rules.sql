-- How lots are chosen for orders, and whether an order makes one lot or one for each that is poured: by company.
create table atelier.fabrication_rule (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  lot_selection text not null check (lot_selection in ('fifo', 'manual', 'scan')),
  is_single_mix_lot boolean not null,
  version int not null default 1
);
call kernel.fence('atelier.fabrication_rule');
call kernel.refer('atelier.fabrication_rule', 'company_id', 'platform.company');
call platform.audited('atelier.fabrication_rule');
create unique index fabrication_rule_of_company on atelier.fabrication_rule (client_id, company_id);

-- What is made of one lot alone, where an order makes a lot for each that is poured.
alter table atelier.fabrication_order_detail add column output_lot_id uuid;
call kernel.refer('atelier.fabrication_order_detail', 'output_lot_id', 'atelier.lot');
