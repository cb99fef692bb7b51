import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { LoginAnswer } from '../../identity.model.ts'
import { sharedDevicesCalls } from '../../shared-devices.calls.ts'
import { Notice } from '../notice.tsx'
import { deviceKey } from './device-key.ts'

type Props = {
  onAnswer: (answer: LoginAnswer) => Promise<void>
  /** The session ended by itself: the device comes back without a tap. */
  comesBack: boolean
}

/** The door of a device that several people use. A key that opens nothing any more is forgotten. */
export function DeviceEntry({ onAnswer, comesBack }: Props) {
  const t = useT()
  const kept = deviceKey.use()
  const [refusal, setRefusal] = useState<string>()
  const [isEntering, setIsEntering] = useState(false)
  const isTried = useRef(false)
  const enter = async () => {
    if (!kept) return
    setIsEntering(true)
    setRefusal(undefined)
    try {
      await onAnswer(
        await fetchCall(sharedDevicesCalls.enterWithDevice, { key: kept.key }, { staysOnPage: true, alone: true }),
      )
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) deviceKey.set(null)
      setRefusal(failure instanceof ApiError ? failure.message : t('kernel.api.unknown'))
    } finally {
      setIsEntering(false)
    }
  }
  const comeBack = useEffectEvent(enter)
  useEffect(() => {
    if (!comesBack || isTried.current) return
    isTried.current = true
    void comeBack()
  }, [comesBack])

  return (
    <div className="device-entry">
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {kept && (
        <>
          <button
            type="button"
            className="plain-button large wide"
            disabled={isEntering}
            aria-busy={isEntering}
            onClick={() => void enter()}
          >
            {t('identity.shared-device.enter', { name: kept.name })}
          </button>
          <div className="company-sign-in-or">{t('identity.company.or')}</div>
        </>
      )}
    </div>
  )
}
