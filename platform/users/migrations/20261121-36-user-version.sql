-- A person's data is edited by himself and by those who look after him: who comes second is told.
alter table platform.user add version int not null default 1;
