-- Who may send and who may sign documents of a type on behalf of somebody. A favourite is one of the list.
create table platform.esign_delegation (
  id uuid not null default uuidv7(),
  document_type_id int not null references platform.document_type,
  user_id uuid not null,
  version int not null default 1
);
call kernel.fence('platform.esign_delegation');
call kernel.refer_member('platform.esign_delegation', 'user_id');
create unique index on platform.esign_delegation (client_id, document_type_id, user_id);
create index on platform.esign_delegation (document_type_id);

create table platform.esign_delegate (
  client_id uuid not null default kernel.client_id(),
  delegation_id uuid not null,
  act text not null check (act in ('send', 'sign')),
  user_id uuid not null,
  favourite boolean not null default false,
  primary key (client_id, delegation_id, act, user_id)
);
call kernel.fence('platform.esign_delegate');
call kernel.refer('platform.esign_delegate', 'delegation_id', 'platform.esign_delegation', 'cascade');
call kernel.refer_member('platform.esign_delegate', 'user_id');
create unique index on platform.esign_delegate (client_id, delegation_id, act) where favourite;
