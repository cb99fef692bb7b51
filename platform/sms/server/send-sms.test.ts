import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchOutside } from '#kernel/server/fetch-outside.ts'
import { openSms, type SmsMood, type SmsSimulator, smsKey } from '#simulators/sms/open-sms.ts'
import { RefusedSms, sendSms, SmsAway } from './send-sms.ts'

let provider: SmsSimulator
beforeAll(async () => {
  provider = await openSms()
})
beforeEach(() => {
  provider.mood.now = 'willing'
})
afterAll(() => provider.close())

const gateway = (more: object = {}) => ({
  address: provider.address,
  hosts: [new URL(provider.address).host],
  key: smsKey,
  sender: 'Serres',
  fetchOutside: fetchOutside(['127.0.0.1']),
  ...more,
})
const sms = { to: '+33612345678', text: '123456 est votre code.' }

describe('a text', () => {
  test('arrives at its number, under the name of the client', async () => {
    await sendSms(gateway(), sms)

    expect(provider.received()[0]).toEqual({ to: '+33612345678', from: 'Serres', text: '123456 est votre code.' })
  })

  test('arrives in Arabic too, and with the signs that seven bits do not hold', async () => {
    for (const text of ['رمزكم 123456', 'N’oubliez pas']) {
      await sendSms(gateway(), { ...sms, text })
      expect(provider.received()[0]?.text).toBe(text)
    }
    expect(provider.journal().map(({ body }) => (body as { unicodeEnabled: boolean }).unicodeEnabled)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('is refused for good by a provider that does not take its number', async () => {
    provider.mood.now = 'refusing'

    await expect(sendSms(gateway(), sms)).rejects.toBeInstanceOf(RefusedSms)
  })

  test.each<SmsMood>(['poor', 'down'])('may be handed over later to a provider that is %s', async mood => {
    provider.mood.now = mood

    await expect(sendSms(gateway(), sms)).rejects.toBeInstanceOf(SmsAway)
  })

  test('goes to nobody by a wrong key, nor to a host that is not the provider’s', async () => {
    await expect(sendSms(gateway({ key: 'une autre' }), sms)).rejects.toBeInstanceOf(SmsAway)
    await expect(sendSms(gateway({ hosts: ['api.brevo.com'] }), sms)).rejects.toBeInstanceOf(SmsAway)
  })
})
