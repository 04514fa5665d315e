import type { FieldTypeName } from '@ramiform/fields'
import {
  IconAlignLeft,
  IconArticle,
  IconCalendar,
  IconCircleDot,
  IconClock,
  IconCoin,
  IconCreditCard,
  IconHash,
  IconLetterCase,
  IconLink,
  IconListNumbers,
  IconMail,
  IconMapPin,
  IconPackages,
  IconPaperclip,
  IconPhone,
  IconSelector,
  IconSquareCheck,
  IconStar,
  IconTimeline,
  IconToggleLeft,
  IconWritingSign,
  type TablerIcon,
} from '@tabler/icons-react'

const icons: Readonly<Record<FieldTypeName, TablerIcon>> = {
  text: IconLetterCase,
  email: IconMail,
  number: IconHash,
  textarea: IconAlignLeft,
  phone: IconPhone,
  url: IconLink,
  select: IconSelector,
  radio: IconCircleDot,
  checkbox: IconSquareCheck,
  date: IconCalendar,
  file: IconPaperclip,
  payment: IconCreditCard,
  price: IconCoin,
  quantity: IconPackages,
  rating: IconStar,
  scale: IconTimeline,
  'yes-no': IconToggleLeft,
  ranking: IconListNumbers,
  time: IconClock,
  address: IconMapPin,
  signature: IconWritingSign,
  statement: IconArticle,
}

export function FieldIcon({ type, size = 18 }: { type: string; size?: number }) {
  const Icon = isKnown(type) ? icons[type] : IconLetterCase
  return <Icon size={size} stroke={1.75} aria-hidden />
}

function isKnown(type: string): type is FieldTypeName {
  return Object.hasOwn(icons, type)
}
