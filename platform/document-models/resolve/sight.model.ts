import type { ComputedField } from '../computed-field.model.ts'
import { computedFact, type Sight } from './computed-fact.model.ts'
import type { Fact, Facts, FactsOfRecord } from './facts.model.ts'

/** Where a text stands while it is resolved: the records that loops are at, the innermost last. */
export type Place = readonly { object: string; record: FactsOfRecord; position: number; isLast: boolean }[]

/**
 * What a text sees from a place: the record of its loop, else the first of its object. Only what a record says by itself
 * is found: `employee.constructor.name` is empty.
 */
export function sightFrom(facts: Facts, computed: readonly ComputedField[], place: Place): Sight {
  const records = (object: string) => facts.get(object) ?? []
  const seen = (object: string) => place.findLast(loop => loop.object === object)?.record ?? records(object)[0]
  const sight: Sight = { look, records }
  return sight

  function look(path: string): Fact {
    const [object = '', ...rest] = path.split('.')
    const field = rest.join('.')
    if (object === 'computed') {
      const rule = computed.find(({ name }) => name === field)?.rule
      return rule ? computedFact(rule, sight) : null
    }
    if (object === 'loop') return inLoop(field, place)
    const record = seen(object)
    return record && Object.hasOwn(record, field) ? (record[field] as Fact) : null
  }
}

function inLoop(field: string, place: Place): Fact {
  const innermost = place.at(-1)
  if (field === 'position') return innermost?.position ?? null
  return field === 'isLast' ? (innermost?.isLast ?? null) : null
}
