import { businessZone } from '#kernel/shared/business-zone.ts'

/**
 * To a process of tests it is a Wednesday, 10:12 in Paris, when it starts, whatever the day and the hour: nights, weekends
 * and ends of weeks are for the tests that go there. That Wednesday is a day ahead at least, so that what PostgreSQL dates
 * by its own clock is past, as it is after `world.clock.advance`. Each file of a process that shares one window loads its
 * modules anew: the clock is moved for the first of them alone, else each would begin a week after the one before.
 */
const movedOnce = Symbol.for('sillon.wednesday-morning')
if (!(movedOnce in globalThis)) {
  moveClock()
  Object.assign(globalThis, { [movedOnce]: true })
}

function moveClock() {
  const machine = { now: Date.now, instant: Temporal.Now.instant }
  const aheadMs = wednesdayMorningAfter(machine.instant()).epochMilliseconds - machine.now()

  Date.now = () => machine.now() + aheadMs
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [Date.now()], made),
  })

  const instant = () => machine.instant().add({ milliseconds: aheadMs })
  const zonedDateTimeISO = (zone: Temporal.TimeZoneLike = Temporal.Now.timeZoneId()) =>
    instant().toZonedDateTimeISO(zone)
  const plainDateISO = (zone?: Temporal.TimeZoneLike) => zonedDateTimeISO(zone).toPlainDate()
  Object.assign(Temporal.Now, { instant, zonedDateTimeISO, plainDateISO })
}

function wednesdayMorningAfter(now: Temporal.Instant) {
  const soon = now.toZonedDateTimeISO(businessZone).add({ days: 2 })
  return soon
    .add({ days: (10 - soon.dayOfWeek) % 7 })
    .withPlainTime('10:12')
    .toInstant()
}
