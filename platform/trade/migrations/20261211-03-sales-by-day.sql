-- What was sold between two days, by article and customer: actuals and their weeks.
create index sales_document_line_shipped on platform.sales_document_line (client_id, shipped_at)
  include (article_id, partner_id, document_id, cases, g) where kind = 'delivery_note' and shipped_at is not null;
