-- When somebody was given what he asked of his data, and by whom: the law gives a month (RGPD, article 12.3).
create table rh.data_request_answer (
  id uuid not null default uuidv7(),
  data_request_id uuid not null,
  answered_at timestamptz not null,
  answered_by uuid references platform.user
);
call kernel.fence('rh.data_request_answer', append_only => true);
call kernel.refer('rh.data_request_answer', 'data_request_id', 'rh.data_request', 'cascade');
create unique index data_request_answer_once on rh.data_request_answer (client_id, data_request_id);
create index on rh.data_request_answer (answered_by);
