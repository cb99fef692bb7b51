import { beforeAll } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld, TestClient } from '#platform/testing/world.ts'

/**
 * Notes each event as it is written, since what nobody hears is forgotten as soon as it is delivered.
 * Answers what was told of a kind in a client, in order.
 */
export function useNotedEvents(world: OwnWorld) {
  beforeAll(() =>
    ask(
      world.installer,
      `create table public.noted_event (place serial, client_id uuid, kind text, payload jsonb);
       create function public.note_event() returns trigger language plpgsql security definer as $$ begin
         insert into public.noted_event (client_id, kind, payload) values (new.client_id, new.kind, new.payload);
         return new; end $$;
       create trigger note_event after insert on kernel.outbox for each row execute function public.note_event()`,
    ),
  )
  return async ({ id }: TestClient, kind: string) => {
    const rows = await ask<{ payload: object }>(
      world.installer,
      'select payload from public.noted_event where kind = $1 and client_id = $2 order by place',
      [kind, id],
    )
    return rows.map(({ payload }) => payload)
  }
}
