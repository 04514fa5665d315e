/** Initial text of the demo box. */
export const sampleTree = `What can we help you with?
├── An order → Has it arrived?
│   ├── Yes → What is wrong with it?
│   │   ├── It is damaged → Enter where it is damaged
│   │   ├── It is the wrong one → Enter the name of what arrived
│   │   └── I do not like it → Would you like a voucher instead?
│   │       ├── Yes
│   │       └── No
│   └── No → Enter the order number
├── An account → Can you sign in?
│   ├── Yes → What would you like to change?
│   └── No → When did you last sign in?
└── Something else → Enter your message
Enter your e-mail address`
