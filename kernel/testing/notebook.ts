import type { Generated } from 'kysely'
import { ask } from './ask.ts'

/** A fenced and searchable table that belongs to no room: what a test of the ground writes into. */
export type NotebookTables = {
  'trial.note': { id: Generated<string>; clientId: Generated<string>; words: string; searchText: Generated<string> }
}

const statement = `
create schema trial authorization sillon_owner;
set role sillon_owner;
grant usage on schema trial to sillon_app, sillon_platform, sillon_search;
create table trial.note (
  id uuid not null default uuidv7(),
  words text not null,
  search_text text not null generated always as (kernel.normalise(words)) stored
);
call kernel.fence('trial.note');
call kernel.searchable('trial.note');`

/** `installer` is the address of the database's superuser, who sees every client's notes. */
export async function openNotebook(installer: string) {
  await ask(installer, statement)
  return {
    /** All that was kept, of every client, in the order of writing. */
    words: async () =>
      (await ask<{ words: string }>(installer, 'select words from trial.note order by id')).map(note => note.words),
  }
}
