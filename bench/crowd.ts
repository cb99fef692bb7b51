import { run } from './fill.ts'

/** Nobody guesses them outside a bench: it has a database of its own, and forgets it. */
const ticketOf = (number: number) => `bench-${number}`

/** So many people signed in to one client, each with a ticket for a socket that is good for an hour. */
export async function gatherCrowd(database: string, people: number): Promise<string[]> {
  await run(
    database,
    `begin;
     delete from platform."user" where mail like '%@foule.example';
     delete from platform.client where slug = 'foule';
     with client as (insert into platform.client (name, slug) values ('Foule', 'foule') returning id),
          person as (
            insert into platform."user" (mail, firstname, name)
            select n || '@foule.example', 'Personne', n::text from generate_series(1, ${people}) n returning id, name),
          member as (
            insert into platform.client_user (client_id, user_id) select client.id, person.id from client, person returning user_id),
          session as (
            insert into platform.session
                   (user_id, mode, secret, rotated_at, created_at, authenticated_at, last_activity_at, absolute_end_at)
            select id, 'token', '\\x00', now(), now(), now(), now(), now() + interval '12 hours' from person
            returning id, user_id)
     insert into platform.ticket (token_hash, kind, user_id, session_id, client_id, expires_at)
     select sha256(convert_to('bench-' || person.name, 'UTF8')), 'socket', person.id, session.id, client.id,
            now() + interval '1 hour'
       from person join session on session.user_id = person.id, client;
     commit`,
  )
  return Array.from({ length: people }, (_, index) => ticketOf(index + 1))
}
