-- Questionnaires of a client. `questions` is what is being written: people answer a published version of it.
create table platform.questionnaire (
  id uuid not null default uuidv7(),
  element_id int not null references platform.element,
  name text not null check (name <> ''),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  -- of the version that is asked; 0 before the first
  published_number int not null default 0 check (published_number >= 0),
  -- [{ id, kind, label, help, required, options, shownIf }], in their order
  questions jsonb not null default '[]',
  position int not null,
  version int not null default 1,
  check ((state = 'published') <= (published_number > 0))
);
call kernel.fence('platform.questionnaire');
create index on platform.questionnaire (client_id, element_id, position, id);
create index on platform.questionnaire (element_id);

-- The questions as people read them: the next version stands beside this one, which never changes.
create table platform.questionnaire_version (
  client_id uuid not null default kernel.client_id(),
  questionnaire_id uuid not null,
  number int not null check (number >= 1),
  questions jsonb not null,
  published_at timestamptz not null default now(),
  published_by uuid not null references platform.user,
  primary key (client_id, questionnaire_id, number)
);
call kernel.fence('platform.questionnaire_version', append_only => true);
call kernel.refer('platform.questionnaire_version', 'questionnaire_id', 'platform.questionnaire');
create index on platform.questionnaire_version (published_by);

-- What was answered about somebody or something, which its application knows by kind and id.
create table platform.questionnaire_answers (
  id uuid not null default uuidv7(),
  questionnaire_id uuid not null,
  number int not null,
  subject_kind text not null check (subject_kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  subject_id uuid not null,
  -- by the id of the question
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  submitted_at timestamptz not null,
  submitted_by uuid references platform.user
);
call kernel.fence('platform.questionnaire_answers', append_only => true);
call kernel.refer('platform.questionnaire_answers', 'questionnaire_id', 'platform.questionnaire');
create index on platform.questionnaire_answers (client_id, subject_kind, subject_id, submitted_at, id);
create index on platform.questionnaire_answers (submitted_by);
