// Words that most leaked passwords consist of. Passwords under 12 characters are refused anyway, so this lists what
// people stretch to that length, and whole long passwords that appear in every list of leaks.
export const commonPasswordWords: readonly string[] = (
	"password passwort passw0rd passphrase pass admin administrator root user guest login welcome letmein changeme " +
	"secret default temp test testing master system server computer internet access security private hello iloveyou " +
	"love lover baby babygirl princess angel sunshine flower butterfly rainbow shadow dragon monkey tiger lion eagle " +
	"bear wolf horse dog cat puppy kitty bunny chicken banana orange apple cookie chocolate cheese pepper ginger " +
	"summer winter spring autumn fall january february march april may june july august september october november " +
	"december monday tuesday wednesday thursday friday saturday sunday football baseball basketball soccer hockey " +
	"golf tennis yankees cowboys lakers dodgers steelers raiders packers eagles jordan michael jennifer jessica " +
	"ashley daniel thomas robert andrew joshua matthew anthony william charlie george maggie buster ranger hunter " +
	"harley mustang corvette ferrari porsche mercedes chevy yamaha batman superman spiderman starwars starwar matrix " +
	"pokemon naruto minecraft killer ninja pirate wizard trustno freedom whatever nothing forever family friends " +
	"jesus christ heaven blessed lucky money dollar freedom america usa texas dallas boston chicago newyork london " +
	"google facebook twitter amazon apple samsung microsoft windows linux android iphone qwerty qwertz azerty asdf " +
	"zxcv abc xyz qaz wsx edc correcthorsebatterystaple thequickbrownfox opensesame"
).split(" ");
