/** Of dialog and drawer, in a tree of their own. Ground and ink are those of a form (its page lets them through). */
export const overlayStyles = `
:host{all:initial!important}
dialog{
box-sizing:border-box;background:#fbfcfa;background:light-dark(#fbfcfa,#0e1310);color:#47544b;color:light-dark(#47544b,#b3c1b8);
border:1px solid rgb(128 140 132/.3);padding:0;overflow:hidden;flex-direction:column;
max-width:none;max-height:none;outline:0;box-shadow:0 12px 48px -8px rgb(0 0 0/.35)}
dialog[open]{display:flex}
dialog::backdrop{background:rgb(20 29 23/.5)}
.popup{width:min(688px,calc(100% - 32px));max-height:calc(100% - 48px);border-radius:16px;margin:auto}
.drawer{width:min(560px,100%);height:100%;margin:0 0 0 auto}
.left{margin:0 auto 0 0}
button{all:unset;box-sizing:border-box;flex:none;align-self:flex-end;width:44px;height:44px;margin:4px 4px 0;
font:300 30px/40px system-ui,sans-serif;text-align:center;border-radius:10px;cursor:pointer}
button:hover{background:rgb(128 140 132/.18)}
button:focus-visible{outline:2px solid;outline-offset:-2px}
iframe{display:block;border:0;width:100%;height:600px;min-height:0;flex:0 1 auto}
.drawer iframe{flex:1}
@media(max-width:640px){
dialog[open]{width:100%;height:100%;max-height:none;margin:0;border-width:0;border-radius:0}
dialog iframe{flex:1}}
@media(prefers-reduced-motion:no-preference){
dialog[open]{animation:in .2s cubic-bezier(.2,.7,.2,1)}
.popup{--from:0 12px}.drawer{--from:48px 0}.left{--from:-48px 0}
@keyframes in{from{opacity:0;translate:var(--from)}}}
`
