import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './FormBar.module.css'
import { type FormPlace, FormPlaces } from './FormPlaces.tsx'

/** The bar of a form while it loads. The places already lead to the other screens. */
export function LoadingFormBar({ id, place }: { id: string; place: FormPlace }) {
  return (
    <header className={styles.bar}>
      <div className={styles.loading}>
        <Skeleton width={180} height={18} />
      </div>
      <FormPlaces id={id} current={place} submissions={undefined} />
    </header>
  )
}
