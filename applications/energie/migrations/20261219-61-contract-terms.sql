-- By what a contract is invoiced, and from which gap on its invoices are questioned: the larger of the two.
alter table energie.energy_contract
  add invoice_type_id uuid,
  add tolerance_percent numeric(5,2) not null default 0.5 check (tolerance_percent between 0 and 100),
  add tolerance_euros int not null default 20 check (tolerance_euros between 0 and 100000);
call kernel.refer('energie.energy_contract', 'invoice_type_id', 'energie.invoice_type');
