import { useT } from '#kernel/web/i18n.ts'
import { deviceNameOf } from '../../device-name.model.ts'

/** `Chrome sous Windows`. */
export function DeviceName({ agent }: { agent: string | null }) {
  const t = useT()
  const { browser, system } = deviceNameOf(agent)
  if (!browser) return t('identity.device.unknown')
  return system ? t('identity.device.name', { browser, system }) : browser
}
