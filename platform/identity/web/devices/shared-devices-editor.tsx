import Add from '~icons/ic/baseline-add'
import TabletAndroid from '~icons/ic/outline-tablet-android'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { nameOfDevice, type SharedDevice } from '../../shared-device.model.ts'
import { sharedDevicesCalls } from '../../shared-devices.calls.ts'
import { deviceKey } from './device-key.ts'

const deviceForm = z.strictObject({ name: nameOfDevice })

/** Devices that several people use: each has an account, and one tablet or screen at a time holds its key. */
export function SharedDevicesEditor() {
  const t = useT()
  const { data, error, refetch } = useCall(sharedDevicesCalls.getSharedDevices, {})
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useState<{ device: SharedDevice; what: 'enrol' | 'revoke' } | null>(null)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={4} />
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
      {t('identity.shared-device.new')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="text.secondary">{t('identity.shared-device.what')}</Typography>
      {data.length === 0 ? (
        <Empty title={t('identity.shared-device.none')} text={t('identity.shared-device.none-text')} action={add} />
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.map(device => (
              <DeviceRow key={device.userId} device={device} onAsk={what => setAsked({ device, what })} />
            ))}
          </Box>
          <Box>{add}</Box>
        </>
      )}
      {isAdding && <NewDevice onClose={() => setIsAdding(false)} />}
      {asked?.what === 'enrol' && <Enrolment device={asked.device} onClose={() => setAsked(null)} />}
      {asked?.what === 'revoke' && <Revocation device={asked.device} onClose={() => setAsked(null)} />}
    </Box>
  )
}

function DeviceRow({ device, onAsk }: { device: SharedDevice; onAsk: (what: 'enrol' | 'revoke') => void }) {
  const t = useT()
  const { moment } = useFormat()
  const { name, enrolledAt, enteredAt } = device
  const isHere = deviceKey.use()?.name === name && enrolledAt !== null
  const told = [
    enrolledAt ? t('identity.shared-device.since', { when: moment(enrolledAt) }) : t('identity.shared-device.unheld'),
    enteredAt && t('identity.shared-device.entered', { when: moment(enteredAt) }),
    isHere && t('identity.shared-device.here'),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={TabletAndroid}
        aria-hidden
        sx={{ fontSize: 28, color: enrolledAt ? 'success.main' : 'text.disabled' }}
      />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary' }}>{told.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Button onClick={() => onAsk('enrol')}>{t('identity.shared-device.enrol')}</Button>
      {enrolledAt && (
        <Button color="error" onClick={() => onAsk('revoke')}>
          {t('identity.shared-device.revoke')}
        </Button>
      )}
    </Box>
  )
}

function NewDevice({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { send } = useSend(sharedDevicesCalls.createSharedDevice, { staysOnPage: true })
  return (
    <Dialog title={t('identity.shared-device.new')} onClose={onClose} width="sm">
      <Form
        schema={deviceForm}
        values={{ name: '' }}
        submit={t('verb.save')}
        onSubmit={async said => {
          await send(said)
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="name" label={t('field.name')} help={t('identity.shared-device.name-help')} />
      </Form>
    </Dialog>
  )
}

type Asked = { device: SharedDevice; onClose: () => void }

function Enrolment({ device, onClose }: Asked) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(sharedDevicesCalls.enrolSharedDevice, { staysOnPage: true })
  const enrol = async () => {
    const { key } = await send({ userId: device.userId })
    deviceKey.set({ key, name: device.name })
    alert.success(t('identity.shared-device.enrolled', { name: device.name }))
  }
  return (
    <Confirm
      title={t('identity.shared-device.enrol-title', { name: device.name })}
      verb={t('identity.shared-device.enrol')}
      onConfirm={enrol}
      onClose={onClose}
    >
      {t('identity.shared-device.enrol-text')}
    </Confirm>
  )
}

function Revocation({ device, onClose }: Asked) {
  const t = useT()
  const { send } = useSend(sharedDevicesCalls.revokeSharedDevice, { staysOnPage: true })
  return (
    <Confirm
      title={t('identity.shared-device.revoke-title', { name: device.name })}
      verb={t('identity.shared-device.revoke')}
      isDestructive
      onConfirm={() => send({ userId: device.userId })}
      onClose={onClose}
    >
      {t('identity.shared-device.revoke-text')}
    </Confirm>
  )
}
