import AgricultureOutlined from '~icons/ic/outline-agriculture'
import BarChartOutlined from '~icons/ic/outline-bar-chart'
import BoltOutlined from '~icons/ic/outline-bolt'
import BuildOutlined from '~icons/ic/outline-build'
import CalendarMonthOutlined from '~icons/ic/outline-calendar-month'
import DescriptionOutlined from '~icons/ic/outline-description'
import EuroOutlined from '~icons/ic/outline-euro'
import FactoryOutlined from '~icons/ic/outline-factory'
import FolderOutlined from '~icons/ic/outline-folder'
import GroupsOutlined from '~icons/ic/outline-groups'
import InfoOutlined from '~icons/ic/outline-info'
import LinkOutlined from '~icons/ic/outline-link'
import LocalShippingOutlined from '~icons/ic/outline-local-shipping'
import MailOutlined from '~icons/ic/outline-mail'
import MapOutlined from '~icons/ic/outline-map'
import PhoneOutlined from '~icons/ic/outline-phone'
import PhotoCameraOutlined from '~icons/ic/outline-photo-camera'
import PrintOutlined from '~icons/ic/outline-print'
import ScaleOutlined from '~icons/ic/outline-scale'
import SchoolOutlined from '~icons/ic/outline-school'
import StarOutlineOutlined from '~icons/ic/outline-star-outline'
import VideocamOutlined from '~icons/ic/outline-videocam'
import WarningAmberOutlined from '~icons/ic/outline-warning-amber'
import WbSunnyOutlined from '~icons/ic/outline-wb-sunny'
import type { ComponentType } from 'react'
import type { shortcutIcons } from '../shortcut.model.ts'

const drawings: Record<(typeof shortcutIcons)[number], ComponentType> = {
  link: LinkOutlined,
  bolt: BoltOutlined,
  print: PrintOutlined,
  calendar: CalendarMonthOutlined,
  mail: MailOutlined,
  phone: PhoneOutlined,
  map: MapOutlined,
  weather: WbSunnyOutlined,
  document: DescriptionOutlined,
  folder: FolderOutlined,
  people: GroupsOutlined,
  truck: LocalShippingOutlined,
  scale: ScaleOutlined,
  plant: AgricultureOutlined,
  factory: FactoryOutlined,
  chart: BarChartOutlined,
  euro: EuroOutlined,
  camera: PhotoCameraOutlined,
  video: VideocamOutlined,
  school: SchoolOutlined,
  tools: BuildOutlined,
  warning: WarningAmberOutlined,
  info: InfoOutlined,
  star: StarOutlineOutlined,
}

/** The drawing of a shortcut; one that is not known any more is drawn as a link. */
export function ShortcutIcon({ name }: { name: string }) {
  const Drawing = drawings[name as keyof typeof drawings] ?? LinkOutlined
  return <Drawing />
}
