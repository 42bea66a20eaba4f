import { useSite } from '@arunika/federation/use-site'
import styles from './contact-details.module.css'
import { OfficeMap } from './office-map.tsx'

/** Address, phone and other contacts. */
export function ContactDetails() {
  const { phone, email, social, address } = useSite()
  const [profile] = social
  return (
    <aside className={styles.aside} aria-label="Other ways to reach us">
      <dl className={styles.list}>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={phone.whatsapp} target="_blank" rel="noreferrer">
              {phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {profile && (
          <div>
            <dt>Social</dt>
            <dd>
              <a href={profile.url} target="_blank" rel="noreferrer">
                {profile.name}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Office</dt>
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
