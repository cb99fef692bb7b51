-- The directory walks the staff in the order of names too, and takes the contact from the index alone.
drop index rh.employee_by_name;
create index employee_by_name on rh.employee (client_id, status, search_text, id) include (company_id, contact_id);
-- It tells by the work mail that an employee and a user are one person, and finds doubles by what people share.
create index on rh.employee (client_id, work_mail) where work_mail is not null;
create index on rh.employee (client_id, work_phone) where work_phone is not null;
