-- Papers by when they left, or were written, the order of their list.
create index sales_document_listed on platform.sales_document (client_id, (coalesce(shipped_at, created_at)) desc, id desc);

-- What was sold between two days, by article and customer: actuals and their weeks.
create index sales_document_line_shipped on platform.sales_document_line (client_id, shipped_at)
  include (article_id, partner_id, document_id, cases, g) where kind = 'delivery_note' and shipped_at is not null;
