import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { contactWords } from '../words.ts'
import styles from './contact-details.module.css'
import { OfficeMap } from './office-map.tsx'

/** Address, phone and other contacts. */
export function ContactDetails() {
  const { phone, email, social, address } = useSite()
  const [profile] = social
  const words = useWords(contactWords)
  return (
    <aside className={styles.aside} aria-label={words.otherWays}>
      <dl className={styles.list}>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={phone.whatsapp} target="_blank" rel="noreferrer">
              {phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {profile && (
          <div>
            <dt>{words.social}</dt>
            <dd>
              <a href={profile.url} target="_blank" rel="noreferrer">
                {profile.name}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.office}</dt>
          <dd>
            <a href={address.mapsUrl} target="_blank" rel="noreferrer">
              {address.street}, {address.locality}
            </a>
          </dd>
        </div>
      </dl>
      <OfficeMap />
    </aside>
  )
}
