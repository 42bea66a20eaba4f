import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import styles from './login-dialog.module.css'
import { LoginForm } from './login-form.tsx'

/** Log-in above a screen on which something was typed. */
export default function LoginDialog() {
  return (
    <ReadingDialog open onTop title="Your session has ended">
      <p className={styles.text}>Log in again to go on. What you have typed is still here.</p>
      <LoginForm isAgain />
    </ReadingDialog>
  )
}
