-- Elements that whoever reads the file of a document reads too, beside that of its record: it prints what they guard.
alter table platform.generated_document add column needs text[] not null default '{}';
